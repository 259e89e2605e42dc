import { expect, test } from 'vitest';
import { toSlug } from '../../../../renderer/content/text/slug';

test.each([
  ['Straße nach Łódź', 'strasse-nach-lodz'],
  ['Smørrebrød & æbleskiver', 'smorrebrod-aebleskiver'],
  ['Über uns', 'ueber-uns'],
  ['U\u0308ber uns', 'ueber-uns'],
  ['Crème brûlée à la carte', 'creme-brulee-a-la-carte'],
  ['Þingvellir', 'thingvellir'],
  ['Привет, мир', 'privet-mir'],
  ['Αθήνα', 'athina'],
  ['İstanbul’da', 'istanbulda'],
  ['What’s new?', 'whats-new'],
  ["Dogs' Day at O'Hara's", 'dogs-day-at-oharas'],
  ["'Quoted' words", 'quoted-words'],
  ['2024 in review', '2024-in-review'],
])('%s becomes %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test.each(['北京 2024', 'これは', '!!!', ''])('%j has no slug', (name) => {
  expect(toSlug(name)).toBe('');
});
