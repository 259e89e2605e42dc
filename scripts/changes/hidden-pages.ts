import { loadContent } from '../../renderer/content/index';
import { site } from '../shared/site';
import type { ChangedFiles } from './changed-files';

/**
 * The addresses of the changed pages that the public site does not have yet: drafts and scheduled ones.
 * @param root the content folder
 */
export async function hiddenPages(root: string, { content }: ChangedFiles): Promise<Set<string>> {
  const { graph } = await loadContent(root, { site });
  const entries = [...(graph?.content.entries.values() ?? [])];
  const hidden = entries.filter(({ state, file }) => state !== 'published' && content.includes(file));
  return new Set(hidden.map(({ address }) => address));
}
