import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { river } from '../../../../components/model/fields/river';
import { RiverDrawing } from '../../../../components/river/river';

const drawn = river.options.map((name) => [name, renderToStaticMarkup(<RiverDrawing name={name} />)] as const);

test('every scene has a different drawing', () => {
  expect(new Set(drawn.map(([, html]) => html)).size).toBe(river.options.length);
});

test.each(drawn)('%s has a crew, on the water or on a dock, and fits a phone', (_name, html) => {
  expect(html).toMatch(/class="(vest|hull)"/);
  const [, width] = /viewBox="0 0 (\d+) 100"/.exec(html) ?? [];
  expect(Number(width)).toBeLessThanOrEqual(300);
});

test('screen readers ignore it', () => {
  for (const [, html] of drawn)
    expect(html.match(/<svg/g)).toHaveLength(html.match(/<svg [^>]*aria-hidden="true"/g)?.length ?? 0);
});
