import { expect, test } from 'vitest';
import { compareLines, compareWords, type Run } from '../../../../renderer/commands/changes/compare-text';

/** The visible text: removed words in brackets with a minus, added words with a plus. */
const shown = (runs: readonly Run[]) =>
  runs.map(({ kind, text }) => (kind === 'same' ? text : `[${kind === 'added' ? '+' : '-'}${text}]`)).join('');
const changes = (before: string[], after: string[]) =>
  compareLines(before, after).map(({ under, runs }) => [under, shown(runs)]);

test('a word is shown in its sentence, under its heading', () => {
  const text = (word: string) => ['# Apps', `It takes **${word}** weeks.`, '## Cost', 'Little.'];
  expect(changes(text('six'), text('four'))).toEqual([['Apps', 'It takes **[-six][+four]** weeks.']]);
});

test.each([
  ['10,000+ businesses trust us', '12,000+ businesses trust us', '[-10,000+][+12,000+] businesses trust us'],
  ['It takes 3-6 months', 'It takes 4-6 months', 'It takes [-3-6][+4-6] months'],
  ['It takes 3–6 months.', 'It takes 4–6 months.', 'It takes [-3–6][+4–6] months.'],
])('in %s, the figure changes as a whole', (before, after, expected) => {
  expect(shown(compareWords(before, after))).toBe(expected);
});

test('a new paragraph does not affect paragraphs below it, and a repeated label is one change', () => {
  expect(changes(['One', 'Two'], ['Zero', 'One', 'Two'])).toEqual([['', '[+Zero]']]);
  expect(changes(['Blog', 'x', 'Blog'], ['Journal', 'x', 'Journal'])).toEqual([['', '[-Blog][+Journal]']]);
});

test('adjacent edited lines are shown separately', () => {
  const text = (word: string) => [`# ${word} apps for shops`, `They take ${word} weeks.`];
  expect(changes(text('Six'), text('Four'))).toEqual([
    ['', '# [-Six][+Four] apps for shops'],
    ['Four apps for shops', 'They take [-Six][+Four] weeks.'],
  ]);
});

test('texts with hardly any common words are completely different, whatever their length', () => {
  expect(shown(compareWords('A cat sat on a mat', 'Nothing of the kind'))).toBe(
    '[-A cat sat on a mat][+Nothing of the kind]',
  );
  const text = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ');
  expect(compareWords(text('old'), text('new')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
