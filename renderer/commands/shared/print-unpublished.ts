import type { WholeContent } from '../../content/schema/content';
import { escapeInvisible } from '../../content/text/escape-invisible';

/**
 * One line about unpublished pages: otherwise nobody would notice a wrong year or a forgotten draft.
 * @param content with drafts and scheduled pages
 * @returns an empty string if every page is public
 */
export function printUnpublished({ entries }: Pick<WholeContent, 'entries'>): string {
  const left = [...entries.values()].filter(({ state }) => state !== 'published');
  if (left.length === 0) return '';
  const named = left.map(
    (entry) =>
      `content/${escapeInvisible(entry.file)} (${entry.state === 'draft' ? 'a draft' : `from ${entry.published}`})`,
  );
  return `Not public yet: ${named.join(', ')}.`;
}
