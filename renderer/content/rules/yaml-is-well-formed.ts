import type { YAMLParseError } from 'yaml';
import type { Problem } from '../diagnostics/diagnostic';
import type { Rule } from './rule';

export const yamlIsWellFormed: Rule = {
  task: 'Write the front matter',
  demand: 'Fields are well-formed YAML: a name, a colon, a value, indented with spaces.',
  why: 'One missing quotation mark or a tab, and everything below it means something else.',
  fix: 'Indents with spaces instead of tabs, adds a missing space behind a colon, and puts a value into quotes that holds a colon or begins with a sign of YAML.',
};

/** What the parser says, in other words: the code of its error, a part of its message where one code has several, and the mend. */
const WORDS: readonly [code: string, part: string, message: string, suggestion: string][] = [
  [
    'MISSING_CHAR',
    'quote',
    'The quotation mark that opens this value is never closed.',
    'Put one at the end of the value.',
  ],
  [
    'MISSING_CHAR',
    'map values',
    'This line has no colon with a space behind it, so it is no field.',
    'Write it like this:   name: value',
  ],
  ['TAB_AS_INDENT', '', 'This line is indented with a tab.', 'Indent with two spaces.'],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    '',
    'This value holds a colon with a space behind it, which begins another field.',
    'Put the value in quotes:   title: "Apps: what they cost"',
  ],
  [
    'MULTILINE_IMPLICIT_KEY',
    '',
    'This line has no colon with a space behind it, so it is no field.',
    'Write it like this:   name: value   or indent it if it goes on with the value above.',
  ],
  ['BAD_SCALAR_START', '', "A value can't begin with this sign.", 'Put the value in quotes:   text: "@work"'],
  [
    'UNEXPECTED_TOKEN',
    'at node end',
    'Here the value has ended already, but the line goes on.',
    'Put the whole value in quotes, and write \\" for a quotation mark in it. Fields of one block begin in the same column.',
  ],
  [
    'UNEXPECTED_TOKEN',
    'same line with key',
    'A list begins on the line below its name.',
    'Write the first entry on the next line, as   - entry',
  ],
  ['UNEXPECTED_TOKEN', 'flow-seq-end', 'This ] closes nothing.', 'Delete it, or put the value in quotes.'],
  ['UNEXPECTED_TOKEN', 'flow-map-end', 'This } closes nothing.', 'Delete it, or put the value in quotes.'],
  ['BAD_INDENT', 'end with a ]', 'The [ that opens a list above is never closed.', 'Put a ] behind the last entry.'],
  ['BAD_INDENT', 'end with a }', 'The { that opens a group above is never closed.', 'Put a } behind the last field.'],
  [
    'BAD_INDENT',
    '',
    'This line is indented differently from its neighbours.',
    'Begin it in the same column as they do.',
  ],
  ['MULTIPLE_DOCS', '', 'Three hyphens end the fields, but more of them follow.', 'Delete the line of hyphens.'],
  [
    'BAD_DQ_ESCAPE',
    '',
    'Behind a \\ in double quotes stands a sign that has no meaning there.',
    "Write \\\\ for a backslash, or use single quotes:   text: 'a\\b'",
  ],
];

/** The mistake in plain words. */
export function malformedYaml({ code, message }: YAMLParseError): Problem {
  const words = WORDS.find(([known, part]) => known === code && message.includes(part));
  const [, , plain, suggestion] = words ?? [
    code,
    '',
    `These fields can't be read: ${message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '')}.`,
    'Put the value in quotes, or compare with a file that works.',
  ];
  return { code: 'yaml-is-well-formed', message: plain, suggestion };
}
