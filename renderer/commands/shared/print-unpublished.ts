import type { WholeContent } from '../../content/schema/content';
import { escapeInvisible } from '../../content/text/escape-invisible';

/** How many files are named; the content map shows the rest. */
const MAX_SHOWN = 5;

/**
 * One line about unpublished pages: otherwise nobody would notice a wrong year or a forgotten draft.
 * @param content with drafts and scheduled pages
 * @returns an empty string if every page is public
 */
export function printUnpublished({ entries }: WholeContent): string {
  const left = [...entries.values()].filter(({ state }) => state !== 'published');
  if (left.length === 0) return '';
  const named = left
    .slice(0, MAX_SHOWN)
    .map(
      (entry) =>
        `content/${escapeInvisible(entry.file)} (${entry.state === 'draft' ? 'a draft' : `from ${entry.published}`})`,
    );
  const others = left.length > MAX_SHOWN ? ` and ${left.length - MAX_SHOWN} more` : '';
  return `Not public yet: ${named.join(', ')}${others}.`;
}
