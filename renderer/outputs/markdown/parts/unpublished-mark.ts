import type { AnyEntry, Content } from '../../../content/schema/content';

/** After the name of a page in a list of a preview: that the public site does not have it. */
export function unpublishedMark({ state }: Pick<AnyEntry, 'state'>, { words }: Content): string {
  return state === 'published' ? '' : ` (${words.preview[`${state}Mark`]})`;
}
