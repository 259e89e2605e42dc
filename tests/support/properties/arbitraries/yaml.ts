import fc from 'fast-check';
import { ATTEMPTS } from '../canary';
import { anyText, oddCharacter, words } from './words';

/** A value as YAML, given the indentation of its block. */
type Written = (indent: number) => string;

const plain = fc.constantFrom(
  'null',
  '~',
  '',
  'true',
  'No',
  '2024',
  '0x1F',
  '1e999',
  '.inf',
  '.NaN',
  '2024-02-30',
  '12:30:45',
  '0o17',
  '-',
  '?',
  'a: b',
  'a #b',
  '#b',
  '- a',
  '@a',
  '`a',
  '%a',
  '*a',
  '&a b',
  '!a b',
  '!!binary aGk=',
  '!!set {a}',
  '<<',
  '=',
  '|',
  '>',
  '[a',
  '{a',
  'a]',
  'a}',
  '"a',
  "'a",
  'a"',
  "it's",
  '...',
  '---',
  '[[clients]]',
  '"[[clients]]"',
  '[[nobody]]',
  '/apps',
);

const escaped = fc.constantFrom(
  ...[
    '\\0',
    '\\a',
    '\\e',
    '\\t',
    '\\n',
    '\\"',
    '\\\\',
    '\\/',
    '\\N',
    '\\_',
    '\\L',
    '\\x07',
    '\\u202e',
    '\\ud800',
    '\\q',
  ],
  ...['\\u2067', '\\U0001F600', '\\U00110000', '\\x4', '\\ ', '\\ud83d\\ude00'],
);

const scalar: fc.Arbitrary<Written> = fc.oneof(
  plain.map((text) => () => text),
  words(1, 4).map((text) => () => text),
  words(1, 4).map((text) => () => `'${text}'`),
  fc.array(fc.oneof(words(1, 2), escaped, oddCharacter), { maxLength: 4 }).map((parts) => () => `"${parts.join('')}"`),
  fc.constantFrom(...ATTEMPTS).map((text) => () => text),
  fc.constantFrom(...ATTEMPTS).map((text) => () => JSON.stringify(text)),
  anyText.map((text) => () => text),
  fc
    .tuple(fc.constantFrom('|', '>', '|-', '>+', '|2', '>9', '| # a note'), fc.array(words(0, 3), { maxLength: 4 }))
    .map(
      ([sign, lines]) =>
        (indent: number) =>
          `${sign}\n${lines.map((line) => `${' '.repeat(indent + 2)}${line}\n`).join('')}`,
    ),
);

const key = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('title', 'name', 'type', 'items', 'label', 'href', 'page', 'text', 'sections'),
  },
  fc.constantFrom(
    ...[
      '__proto__',
      'constructor',
      'toString',
      '<<',
      '"a b"',
      "''",
      '1',
      'null',
      '? a',
      '? [a, b]',
      '- a',
      '&a a',
      '*a',
    ],
    ...['!!str a', '#a', 'a b', 'é', '"\\u0000"', '\ta', '{a: b}'],
  ),
);

const value = fc.letrec<{ value: Written }>((tie) => {
  const items = fc.array(tie('value'), { maxLength: 3 });
  const pairs = fc.array(fc.tuple(key, tie('value')), { maxLength: 3 });
  const decorated = fc.tuple(
    fc.constantFrom('&a ', '&a &b ', '!a ', '!!map ', '!!seq ', '!!js/function ', '!<tag:a> ', '# a note\n'),
    tie('value'),
  );
  return {
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      { weight: 3, arbitrary: scalar },
      items.map((all) => (indent: number) => `[${all.map((one) => one(indent + 2)).join(', ')}]`),
      pairs.map(
        (all) => (indent: number) => `{ ${all.map(([name, one]) => `${name}: ${one(indent + 2)}`).join(', ')} }`,
      ),
      items.map((all) => (indent: number) => all.map((one) => `\n${' '.repeat(indent)}- ${one(indent + 2)}`).join('')),
      {
        weight: 2,
        arbitrary: pairs.map(
          (all) => (indent: number) =>
            all.map(([name, one]) => `\n${' '.repeat(indent + 2)}${name}: ${one(indent + 2)}`).join(''),
        ),
      },
      decorated.map(
        ([sign, one]) =>
          (indent: number) =>
            `${sign}${one(indent)}`,
      ),
    ),
  };
}).value;

/** Mostly valid YAML, sometimes broken, rarely meaningful to the site. */
export const yaml = value.map((written) => `${written(0).replace(/^\n/, '')}\n`);

/** A value after a key with this indentation. */
export function yamlValue(indent: number) {
  return value.map((written) => written(indent));
}
