import type { YAMLParseError } from 'yaml';
import type { Problem } from '../diagnostics/diagnostic';
import type { RuleDescription } from '../diagnostics/rule';

/** The rules on the YAML of the fields. */
export const yamlRules = {
  'yaml-is-well-formed': {
    category: 'Write the front matter',
    description: 'Fields are well-formed YAML: a name, a colon, a value, indented with spaces.',
    rationale: 'One missing quotation mark or a tab, and everything below it means something else.',
    fix: 'Indents with spaces instead of tabs and no-break spaces where one width fits, writes hyphens for the stars of a list, adds a missing space behind a colon, and puts a value into quotes that holds a colon or begins with a sign of YAML.',
  },
  'yaml-has-no-aliases': {
    category: 'Write the front matter',
    description: 'No value begins with * or &.',
    rationale:
      'YAML reads *name as a reference to another value, and &name as the name of one. Either way, a part of what you wrote would not be on the page.',
    fix: 'Puts the value into quotes.',
  },
  'yaml-has-no-tags': {
    category: 'Write the front matter',
    description: 'No value begins with !.',
    rationale:
      'YAML reads !name as an order how to read the value. It would not be on the page, and in other programs such orders run code.',
    fix: 'Puts the value into quotes.',
  },
  'keys-are-unique': {
    category: 'Write the front matter',
    description: 'No field stands twice in the same block.',
    rationale: 'Only one of the two could count, and the page would not tell you which.',
  },
  'keys-have-harmless-names': {
    category: 'Write the front matter',
    description: 'No field and no entry of a list is named __proto__, constructor or prototype.',
    rationale:
      'These three names mean something to the language that the site is built with. Nobody writes them by accident.',
  },
} as const satisfies Record<string, RuleDescription>;

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
  [
    'TAB_AS_INDENT',
    '',
    'This line is indented with a tab.',
    'Delete the tab, and begin the line with as many spaces as its neighbors.',
  ],
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
    "From here on these fields can't be read.",
    'Put the value in quotes, or compare with a file that works.',
  ];
  return { code: 'yaml-is-well-formed', message: plain, suggestion };
}

/** @param found how many spaces stand before the line, and how many should */
export const wronglyIndented = (found: number, expected: number): Problem => ({
  code: 'yaml-is-well-formed',
  message: `This line begins with ${spaces(found)}, but the lines that it belongs to begin with ${spaces(expected)}.`,
  suggestion: `Begin it with ${spaces(expected)}.`,
});

export const tabInIndent = (): Problem => ({
  code: 'yaml-is-well-formed',
  message: 'This line is indented with a tab.',
  suggestion: 'Delete the tab, and begin the line with as many spaces as its neighbors.',
});

/** @param value in its quotes */
export const putInQuotes = (value: string) => `Put the value in quotes:   ${value}`;

export const dotsAsEnd = (): Problem => ({
  code: 'yaml-is-well-formed',
  message: 'Three dots end the fields, but more of them follow.',
  suggestion: 'Delete the line of dots.',
});

/** @param isGroup whether a group in braces is in the place of the name, and not a list in brackets */
export const noFieldName = (isGroup: boolean): Problem => ({
  code: 'yaml-is-well-formed',
  message: `The name of a field belongs here, but found ${isGroup ? 'a group of fields' : 'a list'}.`,
  suggestion: 'Write a field like this:   name: value',
});

export const oddSpaces = (): Problem => ({
  code: 'yaml-is-well-formed',
  message:
    'This line is indented with spaces that look like others but are none, as word processors and web pages have.',
  suggestion: 'Delete them, and press the space bar instead.',
});

/** @param entry what stands behind the hyphen */
export const tightHyphen = (entry: string): Problem => ({
  code: 'yaml-is-well-formed',
  message: 'A list entry has a space behind its hyphen.',
  suggestion: `Write it like this:   - ${entry}`,
});

export const starAsHyphen = (): Problem => ({
  code: 'yaml-is-well-formed',
  message: 'In the fields, a list entry begins with a hyphen, but here stands a star.',
  suggestion: 'Write it like this:   - one entry',
});

/** @param inside what stands between the quotation marks */
export const curlyQuotes = (inside: string): Problem => ({
  code: 'yaml-is-well-formed',
  message: 'A value with a colon stands in straight quotation marks, but these are curly.',
  suggestion: `Write it like this:   "${inside}"`,
});

/** @param value in the single quotes that an apostrophe in it ends too early */
export const apostropheAsEnd = (value: string): Problem => ({
  code: 'yaml-is-well-formed',
  message: 'This value stands in single quotes, so that the apostrophe in it ends it.',
  suggestion: value.includes('"')
    ? "Write the apostrophe twice: ''"
    : `Put it in double quotes:   "${value.replace(/^'|'$/g, '')}"`,
});

function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? 'one space' : `${count} spaces`;
}

/** @param found the sign and what stands behind it */
export const aliasInstead = (found: string): Problem => ({
  code: 'yaml-has-no-aliases',
  message: `A value that begins with ${found.charAt(0)} is read as a reference, but found ${found}.`,
  found,
  suggestion: 'Put the whole value in quotes.',
});

/** @param found the sign and what stands behind it */
export const tagInstead = (found: string): Problem => ({
  code: 'yaml-has-no-tags',
  message: `A value that begins with ! is read as an order, but found ${found}.`,
  found,
  suggestion: 'Put the whole value in quotes.',
});

export const doubledKey = (key: string): Problem => ({
  code: 'keys-are-unique',
  message: `The field "${key}" stands twice in the same block.`,
  found: key,
  suggestion: 'Keep one of the two.',
});

const HARMFUL = ['__proto__', 'constructor', 'prototype'];

export function isHarmful(key: unknown): key is string {
  return typeof key === 'string' && HARMFUL.includes(key);
}

export const harmfulKey = (key: string): Problem => ({
  code: 'keys-have-harmless-names',
  message: `Nothing here can be named "${key}".`,
  found: key,
  suggestion: 'Use another name.',
});

/** @param note what is cut off, from the # on */
export const cutText = (note: string): Problem => ({
  code: 'comments-cut-no-text',
  message: `From the # on, this is a note that visitors never see: ${note}`,
  found: note,
  suggestion: 'Put the whole value in quotes if this is part of it. If it is a note, type a space after the #.',
});
