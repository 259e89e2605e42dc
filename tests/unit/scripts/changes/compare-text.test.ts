import { expect, test } from 'vitest';
import { compareText, compareWords, type Part } from '../../../../scripts/changes/compare-text';
import { readPage } from '../../../../scripts/changes/read-page';

/** The visible text: removed words in brackets with a minus, added ones with a plus. */
const shown = (parts: readonly Part[]) =>
  parts.map(({ kind, text }) => (kind === 'same' ? text : `[${kind === 'added' ? '+' : '-'}${text}]`)).join('');
const changes = (before: string, after: string) =>
  compareText(readPage(before).lines, readPage(after).lines).map(({ under, parts, times }) => [
    under,
    shown(parts),
    times,
  ]);
const page = (main: string) => `<html><body><header><a href="/">Home</a></header><main>${main}</main></body></html>`;

test('a word is shown in its sentence, under its heading', () => {
  const text = (word: string) => page(`<h1>Apps</h1><p>It takes <b>${word}</b> weeks.</p><h2>Cost</h2><p>Little.</p>`);
  expect(changes(text('six'), text('four'))).toEqual([['Apps', 'It takes [-six][+four] weeks.', 1]]);
});

test('a figure changes as a whole', () => {
  expect(shown(compareWords('10,000+ businesses trust us', '12,000+ businesses trust us'))).toBe(
    '[-10,000+][+12,000+] businesses trust us',
  );
  expect(shown(compareWords('It takes 3-6 months', 'It takes 4-6 months'))).toBe('It takes [-3-6][+4-6] months');
  expect(shown(compareWords('It takes 3–6 months', 'It takes 4–6 months'))).toBe('It takes [-3–6][+4–6] months');
});

test('long texts are cut to the context of the change, and different texts are not edits', () => {
  const long = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
  expect(shown(compareWords(`${long} end`, `${long} stop`))).toBe(
    '… word28 word29 word30 word31 word32 word33 word34 word35 word36 word37 word38 word39 [-end][+stop]',
  );
  expect(shown(compareWords('A cat sat on a mat', 'Nothing of the kind'))).toBe(
    '[-A cat sat on a mat][+Nothing of the kind]',
  );
});

test('a new paragraph leaves those below it alone, and a menu that is twice is one change', () => {
  expect(changes(page('<p>One</p><p>Two</p>'), page('<p>Zero</p><p>One</p><p>Two</p>'))).toEqual([['', '[+Zero]', 1]]);
  const menus = (word: string) => `<html><body><footer><p>${word}</p><p>x</p><p>${word}</p></footer></body></html>`;
  expect(changes(menus('Blog'), menus('Journal'))).toEqual([['Footer', '[-Blog][+Journal]', 2]]);
});

test('lines that were edited one below the other are shown one by one', () => {
  const text = (word: string) => page(`<h1>${word} apps for shops</h1><p>They take ${word} weeks.</p>`);
  expect(changes(text('Six'), text('Four'))).toEqual([
    ['Four apps for shops', '[-Six][+Four] apps for shops', 1],
    ['Four apps for shops', 'They take [-Six][+Four] weeks.', 1],
  ]);
});

test('adjacent elements are separated, and the text for screen readers counts', () => {
  const facts = readPage(page('<p><span>WhatsApp</span><span>May 2</span></p><img alt="A till"><p>a<em>b</em>c</p>'));
  expect(facts.lines.map(({ text }) => text)).toEqual(['Home', 'WhatsApp May 2', 'A till', 'abc']);
});

test('of code the words are text, not its markup', () => {
  const facts = readPage(page('<pre><code class="js">a &lt; <span>b</span></code></pre>'));
  expect(facts.lines.map(({ text }) => text)).toEqual(['Home', 'a < b']);
});

test('texts without a common word are different, however long they are', () => {
  const text = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ');
  expect(compareWords(text('old'), text('new')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
