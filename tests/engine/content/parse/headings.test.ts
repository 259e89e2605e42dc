import { expect, test } from 'vitest';
import { headingsOf, textOf } from '../../../../renderer/content/parse/headings';
import { parseBody } from '../../../../renderer/content/parse/parse-body';

test.each([
  ['## Prices {/* ask Bob */}', 'Prices', 'prices'],
  ['## {/* ask Bob */} *Our* `prices`', 'Our prices', 'our-prices'],
  ['## {/* ask Bob */}', '', 'section'],
  ['## Prices {/* ask Bob */} and rooms', 'Prices and rooms', 'prices-and-rooms'],
])('a comment is neither in the text of a heading nor in its anchor: %s', (body, text, id) => {
  expect(headingsOf(parseBody(body).tree).map(({ heading }) => heading)).toEqual([{ depth: 2, id, text }]);
});

test.each([
  ['## Structure 🏗️ of it', 'structure--of-it'],
  ['## Donau\u00addampf\u00adschiff', 'donaudampfschiff'],
  ['## نمی\u200cخواهم', 'نمیخواهم'],
  ['## 👩\u200d👧 Family\u2060', '-family'],
])('an anchor contains no invisible characters: %s', (body, id) => {
  expect(headingsOf(parseBody(body).tree).map(({ heading }) => heading.id)).toEqual([id]);
});

test('the text of a body has no comments', () => {
  expect(textOf(parseBody('{/* ask Bob */}\n\nIt costs {/* too much */}little.').tree).trim()).toBe('It costs little.');
});
