import { expect, test } from 'vitest';
import {
  type Spelling,
  spellingOf,
  spellingsInMarkdown,
  spellingsInYaml,
  unclosedIsolate,
} from '../../../../renderer/content/text/unreadable-characters';

const charactersOf = (spellings: readonly Spelling[]) => spellings.map(({ character }) => character);

test('the first unclosed isolate is found', () => {
  expect(unclosedIsolate('a\u2067b\u2069c')).toBeUndefined();
  expect(unclosedIsolate('a\u2067b\u2066c\u2069')).toBe(1);
  expect(unclosedIsolate('\u2069\u2067b\u2069 \u2068')).toBe(5);
});

test('a YAML escape counts as its character', () => {
  const source = `${String.raw`\a\x07\u0007\U0001F600\ud83d\ude00\q`}\u2067`;
  expect(charactersOf(spellingsInYaml(source))).toEqual(['\x07', '\x07', '\x07', '😀', '😀', String.raw`\q`, '\u2067']);
});

test('a character reference in Markdown counts as its character', () => {
  expect(charactersOf(spellingsInMarkdown('&#x41; &#65; \\&#65; &#x110000; \u2067'))).toEqual([
    'A',
    'A',
    '\ufffd',
    '\u2067',
  ]);
});

test('several occurrences of a character can have different spellings', () => {
  const source = String.raw`\a b \x07 c \u0007`;
  const spelledAt = (index: number) => {
    const spelling = spellingOf('\x07 b \x07 c \x07', index, spellingsInYaml(source));
    return spelling && source.slice(spelling.start, spelling.end);
  };
  expect([0, 4, 8].map(spelledAt)).toEqual([String.raw`\a`, String.raw`\x07`, String.raw`\u0007`]);
});
