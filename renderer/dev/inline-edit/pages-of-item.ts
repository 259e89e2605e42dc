import type { WholeContent } from '../../content/schema/content';
import type { List } from '../../content/schema/define-list';
import { sectionsOf } from '../../content/schema/sections-of';
import { countOf } from '../../content/text/count-of';

/** How many pages are named; further pages are only counted. */
const NAMED = 4;

/**
 * Says on which pages an item of a list appears, in a sentence for the editor who is about to change it; undefined if the list has no
 * items that pages name.
 * @param id its key in the file of the list
 */
export function pagesOfItem(list: List, id: string, content: WholeContent): string | undefined {
  if (content.data.naming[list.name]?.[id] === undefined) return undefined;
  const registers = [...content.entries.values()].filter((entry) =>
    sectionsOf(entry).some((section) => section.type === list.shownBy),
  );
  const pages = [...new Set([...content.naming(list, id), ...registers].map(({ address }) => address))];
  if (pages.length === 0) return `No page shows this ${list.item}.`;
  const others = pages.length - NAMED;
  const named = pages.slice(0, NAMED).join(', ') + (others > 0 ? ` and ${others} more` : '');
  return `This ${list.item} appears on ${countOf(pages.length, 'page')}: ${named}.`;
}
