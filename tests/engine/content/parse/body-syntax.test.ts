import { expect, test } from 'vitest';
import { gfmFor } from '../../../../renderer/content/parse/body-syntax';
import { textOf } from '../../../../renderer/content/parse/headings';
import { allOfGfm, parsedWith } from '../../../support/parsed-with';

const samples = [
  'Plain words, *with* some [links](/a).',
  ...['See https://a.example.', 'See www.a.example.', 'See us@a.example.', 'See us&#64;a.example.', 'WWW\\.a.example'],
  ...['| a |\n| - |\n| b |', 'a | b\n--|--\nc | d', 'a\n:-\nb', 'a\n-:\nb', 'a\n:-:', '> a\n> :-'],
  ...['A word.[^1]\n\n[^1]: A note.', '![^1]\n\n[^1]: A note.', '[^1]: A note.'],
  ...['~a~ and ~~b~~', '\\~a~', 'Open 9~12 and 14~17, about ~5 or H~2~O'],
  ...['- [ ] a\n- [x] b\n- [X] c', '- [\n  ] a', '> - [\n>   ] a', '- [\t] a', '1. [x] a'],
];

test.each(samples)('the extensions omitted for %j make no difference to it', (body) => {
  expect(parsedWith(gfmFor(body), body)).toEqual(parsedWith(allOfGfm, body));
});

test.each([
  ['これは**「強調」**です。', 'strong', '「強調」'],
  ['**重要。**これは', 'strong', '重要。'],
  ['**テスト(test)**です', 'strong', 'テスト(test)'],
  ['그것은 **"강조"**입니다', 'strong', '"강조"'],
  ['请看*《书》*的第一页', 'emphasis', '《书》'],
  ['价格~~「旧」~~新', 'delete', '「旧」'],
])('emphasis works in scripts without spaces between words: %s', (body, type, words) => {
  const [paragraph] = parsedWith(gfmFor(body), body).children;
  const marked = paragraph?.type === 'paragraph' ? paragraph.children.filter((node) => node.type === type) : [];
  expect(marked.map(textOf)).toEqual([words]);
});
