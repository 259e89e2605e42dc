import type { AnyEntry, Content } from '../../../content/schema/content';

/** In a preview, marks a listed page that the public site does not have. */
export function unpublishedMark({ state }: Pick<AnyEntry, 'state'>, { words }: Content): string {
  return state === 'published' ? '' : ` (${words.preview[`${state}Mark`]})`;
}
