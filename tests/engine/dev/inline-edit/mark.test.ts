import { expect, test } from 'vitest';
import { mark, readMarks, withoutMarks } from '../../../../renderer/dev/inline-edit/mark';

const title = { file: 'pages/about.mdx', place: 'sections.0.title' };
const name = { file: 'site.yaml', place: 'name' };

test('a mark contains the source of the text before it', () => {
  const marked = `${mark('One team', title)}, ${mark('Tallwind', name)}`;
  expect(readMarks(marked)).toEqual({
    text: 'One team, Tallwind',
    origins: [
      { ...title, length: 8, end: 8 },
      { ...name, length: 8, end: 18 },
    ],
  });
  expect(withoutMarks(marked)).toBe('One team, Tallwind');
});

test('a file name may contain any letters', () => {
  const odd = { file: 'pages/grüße & mehr.mdx', place: '@1-2' };
  expect(readMarks(mark('x', odd)).origins).toEqual([{ ...odd, length: 1, end: 1 }]);
});

test('marks are removed from addresses, too', () => {
  expect(withoutMarks(`mailto:a@b.example?subject=${encodeURIComponent(mark('Job: baker', title))}&x`)).toBe(
    'mailto:a@b.example?subject=Job%3A%20baker&x',
  );
});

test('a mark does not change the number of graphemes in a text', () => {
  expect([...new Intl.Segmenter('en').segment(mark('24/7', title))]).toHaveLength(4);
});

test('a flag, which consists of the same characters, remains', () => {
  const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
  expect(withoutMarks(flag)).toBe(flag);
  expect(withoutMarks(mark(flag, title))).toBe(flag);
});
