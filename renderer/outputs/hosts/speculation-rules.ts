/**
 * The pages that browsers may prefetch: those of this site, once the pointer rests on their link or presses it
 * (moderate eagerness). They are fetched, not run, so that a form's draft is never read by a hidden page.
 * Downloads and feeds are not pages. https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
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
