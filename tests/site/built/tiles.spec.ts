import { expect, test } from 'vitest';
import { builtPages, textOf } from '../support/built-pages';

/** An icon, as opposed to a drawing or the arrow of a link. */
const ICON = 'svg:not([role=img] svg, a svg)';

test('each large figure has an icon, a value, and a label', () => {
  const incomplete = builtPages.flatMap(({ address, root }) =>
    root.querySelectorAll('[data-section="hero"] .ledger > div, [data-section="stats"] dl > div').flatMap((tile) => {
      const [value] = tile.querySelectorAll('dd').map((part) => textOf(part, '[aria-hidden=true]'));
      const isFilled = value && /\d/.test(value) && /\w/.test(tile.querySelector('dt')?.text ?? '');
      return isFilled && tile.querySelector(ICON) ? [] : [`${address}: ${tile.text}`];
    }),
  );
  expect(incomplete).toEqual([]);
});

test('each solutions column has an icon and a title, and each feature an icon, a title, and a description', () => {
  const incomplete = builtPages.flatMap(({ address, root }) => {
    const titles = root.querySelectorAll('[data-section="columns"] h3').filter((title) => !title.querySelector(ICON));
    const features = root.querySelector('[data-section="columns"]')
      ? root.querySelectorAll('[data-section="features"] dl > div')
      : [];
    const bare = features.filter(
      (card) => !card.querySelector(ICON) || !card.querySelector('dt')?.text || !card.querySelector('dd')?.text,
    );
    return [...titles, ...bare].map((part) => `${address}: ${part.text}`);
  });
  expect(incomplete).toEqual([]);
});
