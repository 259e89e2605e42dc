import type { HTMLElement } from 'node-html-parser';
import { nameOf } from '../accessible-name';
import { layoutParts, onPage } from '../built-site';
import { eachPage } from '../define-check';

/** Each page has one header, main part, and footer, in this order, and landmarks of the same kind have names (WCAG 1.3.1, 2.4.1). */
export default eachPage((page) => {
  const { root } = page;
  const parts = [...layoutParts(page), ...root.querySelectorAll('main')]
    .sort(byPlace)
    .map(({ rawTagName }) => rawTagName);
  const found = parts.join(', ');
  const expected = 'header, main, footer';
  const ofParts =
    found === expected
      ? []
      : [onPage(page, { message: `The page has the landmarks ${found || 'none'}.`, found, expected })];
  // Of a menu that opens, and one that is always there, only one is shown.
  const landmarks = root.querySelectorAll(
    'nav:not([popover]), main section[aria-label], main section[aria-labelledby]',
  );
  const names = landmarks.map((landmark) => `${landmark.rawTagName} "${nameOf(landmark, root)}"`);
  const alike = landmarks.flatMap((landmark, index) => {
    const name = names[index] ?? '';
    const isAlone = landmarks.filter(({ rawTagName }) => rawTagName === landmark.rawTagName).length === 1;
    if (isAlone || (names.indexOf(name) === index && !name.endsWith('""'))) return [];
    return [
      onPage(
        page,
        { message: `Another landmark is called ${name}, too.`, found: name, expected: 'a name of its own' },
        landmark,
      ),
    ];
  });
  return [...ofParts, ...alike];
});

function byPlace(one: HTMLElement, other: HTMLElement): number {
  return one.range[0] - other.range[0];
}
