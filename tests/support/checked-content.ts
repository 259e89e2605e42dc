import { CheckedFile } from '../../renderer/content/checked-file/checked-file';
import { CheckedContent } from '../../renderer/content/graph/checked-content';
import { contentOf } from './content-of';
import { loadContent } from './load-content';

/** The linked content of a folder for a test, with some files replaced. */
export async function checkedContentOf(files: Record<string, string> = {}): Promise<CheckedContent> {
  const { checked } = await loadContent(contentOf(files), { today: '2024-12-01' });
  if (!checked) throw new Error('The content was not linked');
  return checked;
}

/** The same content without any cached results. */
export function freshContent(content: CheckedContent): CheckedContent {
  return new CheckedContent({ ...content, content: { ...content.content } }, content.files().map(freshFile));
}

/** The same file without any cached results. */
export function freshFile({ parsed, type, data, references }: CheckedFile): CheckedFile {
  return new CheckedFile(parsed, type, data, references);
}
