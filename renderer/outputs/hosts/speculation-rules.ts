/**
 * Which pages a browser may fetch ahead: those of this site, once the pointer rests on their link or presses it
 * (moderate eagerness). They are fetched, not run, so that a draft in one page is never read by another that is still
 * hidden. Downloads and feeds are no pages. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }, { not: { selector_matches: '[download]' } }],
      },
      eagerness: 'moderate',
    },
  ],
};
