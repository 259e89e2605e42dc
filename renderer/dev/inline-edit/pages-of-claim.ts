import type { Content } from '../../content/schema/content';
import { countOf } from '../../content/text/count-of';

/** How many pages are named; the others are only counted. */
const NAMED = 4;

/**
 * Says on which pages a claim appears, in a sentence for the editor who is about to change it.
 * @param id as in claims.yaml
 */
export function pagesOfClaim(id: string, { entries, pagesOfClaims }: Content): string {
  const registers = [...entries.values()].filter(
    ({ kind, data }) => kind === 'page' && data.sections.some(({ type }) => type === 'figures'),
  );
  const named = (pagesOfClaims[id] ?? []).filter((address) => entries.has(address));
  const pages = [...new Set([...named, ...registers.map(({ address }) => address)])];
  if (pages.length === 0) return 'No page shows this claim.';
  const others = pages.length - NAMED;
  const list = pages.slice(0, NAMED).join(', ') + (others > 0 ? ` and ${others} more` : '');
  return `This claim appears on ${countOf(pages.length, 'page')}: ${list}.`;
}
