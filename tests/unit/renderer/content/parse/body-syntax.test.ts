import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { globSync } from 'tinyglobby';
import { type Plugin, unified } from 'unified';
import { expect, test } from 'vitest';
import { gfmFor } from '../../../../../renderer/content/parse/body-syntax';

function parsedWith(gfm: Plugin<[], Root>, body: string): Root {
  return unified().use(remarkParse).use(gfm).use(remarkMdx).parse(body);
}

const samples = [
  'Plain words, *with* some [links](/a).',
  ...['See https://a.example.', 'See www.a.example.', 'See us@a.example.', 'See us&#64;a.example.', 'WWW\\.a.example'],
  ...['| a |\n| - |\n| b |', 'a | b\n--|--\nc | d', 'a\n:-\nb', 'a\n-:\nb', 'a\n:-:', '> a\n> :-'],
  ...['A word.[^1]\n\n[^1]: A note.', '![^1]\n\n[^1]: A note.', '[^1]: A note.'],
  ...['~a~ and ~~b~~', '\\~a~'],
  ...['- [ ] a\n- [x] b\n- [X] c', '- [\n  ] a', '> - [\n>   ] a', '- [\t] a', '1. [x] a'],
];

test.each(samples)('what is left out for %j is not in it', (body) => {
  expect(parsedWith(gfmFor(body), body)).toEqual(parsedWith(remarkGfm, body));
});

test('no body of the site is read in another way', () => {
  const bodies = globSync('content/**/*.mdx').map((file) =>
    readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''),
  );
  expect(bodies.length).toBeGreaterThan(50);
  for (const body of bodies) expect(parsedWith(gfmFor(body), body)).toEqual(parsedWith(remarkGfm, body));
});
