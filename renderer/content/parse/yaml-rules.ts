import type { YAMLParseError } from 'yaml';
import type { ProblemOf } from '../diagnostics/diagnostic';
import type { RuleDescription } from '../diagnostics/rule-description';

/** The rules on the YAML of the fields. */
export const yamlRules = {
  'yaml-is-well-formed': {
    category: 'Write the front matter',
    description: 'Fields are well-formed YAML: a name, a colon, a value, indented with spaces.',
    rationale: 'One missing quotation mark or one tab can change the meaning of everything below it.',
    fix: 'Replaces tabs and no-break spaces in the indentation with spaces where only one width fits, changes the asterisks of a list to hyphens, writes an ordinary colon and a missing space after it, and puts quotes around a value that contains a colon or begins with a special character of YAML.',
  },
  'yaml-has-no-aliases': {
    category: 'Write the front matter',
    description: 'No value begins with * or &.',
    rationale:
      'YAML reads *name as a reference to another value, and &name as the name of one. Either way, part of what you wrote would be missing from the page.',
    fix: 'Puts the value in quotes.',
  },
  'yaml-has-no-tags': {
    category: 'Write the front matter',
    description: 'No value begins with !.',
    rationale:
      'YAML reads !name as an instruction for reading the value. It would not be on the page, and in other programs such instructions run code.',
    fix: 'Puts the value in quotes.',
  },
  'keys-are-unique': {
    category: 'Write the front matter',
    description: 'No field appears twice in the same block.',
    rationale: 'Only one of the two could be used, and you would not know which.',
  },
  'keys-have-safe-names': {
    category: 'Write the front matter',
    description: 'No field and no entry of a list is named __proto__, constructor or prototype.',
    rationale:
      'These three names have a meaning in the programming language of the site. Nobody writes them by accident.',
  },
} as const satisfies Record<string, RuleDescription>;

type YamlProblem = ProblemOf<keyof typeof yamlRules>;

/** Translates the parser's errors: its code, a part of its message if one code has several, our message, and the suggestion. */
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
    'This line has no colon followed by a space, so it is not a field.',
    'Write it like this:   name: value',
  ],
  [
    'TAB_AS_INDENT',
    '',
    'This line is indented with a tab.',
    'Delete the tab, and begin the line with as many spaces as the lines around it.',
  ],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    '',
    'This value contains a colon followed by a space, which begins another field.',
    'Put the value in quotes:   title: "Apps: what they cost"',
  ],
  [
    'MULTILINE_IMPLICIT_KEY',
    '',
    'This line has no colon followed by a space, so it is not a field.',
    'Write it like this:   name: value   or indent it if it continues the value above.',
  ],
  ['BAD_SCALAR_START', '', "A value can't begin with this character.", 'Put the value in quotes:   text: "@work"'],
  [
    'UNEXPECTED_TOKEN',
    'at node end',
    'The value has already ended here, but the line continues.',
    'Put the whole value in quotes, and write \\" for a quotation mark in it. Fields of one block begin in the same column.',
  ],
  [
    'UNEXPECTED_TOKEN',
    'same line with key',
    'A list begins on the line below its name.',
    'Write the first entry on the next line, as   - entry',
  ],
  ['UNEXPECTED_TOKEN', 'flow-seq-end', 'There is no [ that this ] closes.', 'Delete it, or put the value in quotes.'],
  ['UNEXPECTED_TOKEN', 'flow-map-end', 'There is no { that this } closes.', 'Delete it, or put the value in quotes.'],
  ['BAD_INDENT', 'end with a ]', 'The [ that opens a list above is never closed.', 'Put a ] after the last entry.'],
  ['BAD_INDENT', 'end with a }', 'The { that opens a group above is never closed.', 'Put a } after the last field.'],
  [
    'BAD_INDENT',
    '',
    'This line is indented differently from the lines around it.',
    'Begin it in the same column as they do.',
  ],
  ['MULTIPLE_DOCS', '', 'Three hyphens end the fields, but more of them follow.', 'Delete the line of hyphens.'],
  [
    'BAD_DQ_ESCAPE',
    '',
    'In double quotes, this \\ is followed by a character that has no meaning there.',
    "Write \\\\ for a backslash, or use single quotes:   text: 'a\\b'",
  ],
];

function malformed(message: string, suggestion: string): YamlProblem {
  return { code: 'yaml-is-well-formed', message, suggestion };
}

/** The mistake in plain words. */
export function malformedYaml({ code, message }: Pick<YAMLParseError, 'code' | 'message'>): YamlProblem {
  const words = WORDS.find(([known, part]) => known === code && message.includes(part));
  const [, , plain, suggestion] = words ?? [
    code,
    '',
    "From here on, the fields can't be read.",
    'Put the value in quotes, or compare with a file that works.',
  ];
  return malformed(plain, suggestion);
}

export const tabInIndent = () => malformedYaml({ code: 'TAB_AS_INDENT', message: '' });

/**
 * @param found the number of spaces before the line
 * @param line as it is typed, without its indentation
 */
export const wronglyIndented = (found: number, expected: number, line: string) =>
  malformed(
    `This ${line.startsWith('- ') ? 'entry of a list' : 'line'} begins with ${spaces(found)}, but those that it belongs to begin with ${spaces(expected)}.`,
    `Begin it with ${spaces(expected)}${/^- [\w-]+:/.test(line) ? `, and its other lines with ${expected + 2}` : ''}:\n${' '.repeat(expected)}${line}`,
  );

/** @param line of a list as it is typed, in the column of its entries */
export const entryWithoutHyphen = (line: string) => {
  const [, indent = '', words = ''] = /^( *)(.*)$/.exec(line) ?? [];
  return malformed(
    'This line begins where the entries of the list do, but has no hyphen.',
    `If it is an entry, write it like this:\n${indent}- ${words}\nIf it continues the entry above, begin it with two more spaces.`,
  );
};

/**
 * An entry with another indentation than the rest of its list.
 * @param line as it is typed, without its indentation
 */
export const entryIndented = (found: number, expected: number, line: string) => {
  const what = line.startsWith('- type:') ? 'section' : 'entry';
  return malformed(
    `This ${what} is indented by ${found === 0 ? '0 spaces' : spaces(found)}, the others by ${expected}.`,
    `Begin its first line with ${spaces(expected)}, and the other lines of it with ${expected + 2}:\n${' '.repeat(expected)}${line}`,
  );
};

/**
 * A field that begins an entry in this list, without its hyphen.
 * @param line with the hyphen
 */
export const missingHyphen = (name: string, line: string) =>
  malformed(
    `A new ${name === 'type' ? 'section' : 'entry'} begins with a hyphen before "${name}", but here the hyphen is missing.`,
    `Write it like this:\n${line}`,
  );

/** @param address without the space */
export const spacedScheme = (address: string) =>
  malformed(
    'An address has no space after its colon, but here is one, which begins another field.',
    `Write it like this:   ${address}`,
  );

/** @param value in its quotes */
export const putInQuotes = (value: string) => `Put the value in quotes:   ${value}`;

export const dotsAsEnd = () =>
  malformed('Three dots end the fields, but more of them follow.', 'Delete the line of dots.');

/** @param isGroup whether there is a group in braces instead of the name; otherwise it is a list in brackets */
export const noFieldName = (isGroup: boolean) =>
  malformed(
    `The name of a field belongs here, but found ${isGroup ? 'a group of fields' : 'a list'}.`,
    'Write a field like this:   name: value',
  );

export const oddSpaces = () =>
  malformed(
    'This line is indented with special spaces from a word processor or a web page, which only look like ordinary ones.',
    'Delete them, and press the space bar instead.',
  );

/** @param entry what follows the hyphen */
export const tightHyphen = (entry: string) =>
  malformed('A list entry needs a space after its hyphen.', `Write it like this:   - ${entry}`);

/** @param entry what follows the dash or bullet */
export const signAsHyphen = (entry: string) =>
  malformed(
    'In the fields, a list entry begins with a hyphen, but this one begins with a dash or a bullet.',
    `Write it like this:   - ${entry}`,
  );

/** @param field the line with an ordinary colon and a space after it */
export const tightColon = (field: string) =>
  malformed(
    'The name of a field ends with a colon and a space, but here the space is missing or the colon is another character.',
    `Write it like this:   ${field}`,
  );

export const starAsHyphen = () =>
  malformed(
    'In the fields, a list entry begins with a hyphen, but this one begins with an asterisk.',
    'Write it like this:   - one entry',
  );

/** @param inside the text between the quotation marks */
export const curlyQuotes = (inside: string) =>
  malformed(
    'A value with a colon needs straight quotation marks, but these are curly.',
    `Write it like this:   "${inside}"`,
  );

/** @param value in single quotes that an apostrophe ends too early */
export const apostropheAsEnd = (value: string) =>
  malformed(
    'This value is in single quotes, so the apostrophe in it ends it.',
    value.includes('"')
      ? "Write the apostrophe twice: ''"
      : `Put it in double quotes:   "${value.replace(/^'|'$/g, '')}"`,
  );

function spaces(count: number): string {
  if (count === 0) return 'no space';
  return count === 1 ? 'one space' : `${count} spaces`;
}

/** @param found the character and what follows it */
export const aliasInstead = (found: string): YamlProblem => ({
  code: 'yaml-has-no-aliases',
  message: `A value that begins with ${found.charAt(0)} is read as a reference, but found ${found}.`,
  found,
  suggestion: 'Put the whole value in quotes.',
});

/** @param name of another value, which is there */
export const aliasOrAnchor = (name: string): YamlProblem => ({
  code: 'yaml-has-no-aliases',
  message: `*${name} refers to what is written after &${name}, but here every field has its own value.`,
  found: `*${name}`,
  suggestion: `Write the value itself here, and delete &${name}.`,
});

/** @param found the character and what follows it */
export const tagInstead = (found: string): YamlProblem => ({
  code: 'yaml-has-no-tags',
  message: `A value that begins with ! is read as an instruction, but found ${found}.`,
  found,
  suggestion: 'Put the whole value in quotes.',
});

export const doubledKey = (key: string): YamlProblem => ({
  code: 'keys-are-unique',
  message: `The field "${key}" appears twice in the same block.`,
  found: key,
  suggestion: 'Keep one of the two.',
});

const HARMFUL = ['__proto__', 'constructor', 'prototype'];

export function isHarmful(key: unknown): key is string {
  return typeof key === 'string' && HARMFUL.includes(key);
}

export const harmfulKey = (key: string): YamlProblem => ({
  code: 'keys-have-safe-names',
  message: `Nothing here can be named "${key}".`,
  found: key,
  suggestion: 'Use another name.',
});

/** @param note the part that is cut off, from the # on */
export const cutText = (note: string): ProblemOf<'comments-do-not-cut-text'> => ({
  code: 'comments-do-not-cut-text',
  message: `From the # on, this is a note that visitors never see: ${note}`,
  found: note,
  suggestion: 'Put the whole value in quotes if this is part of it. If it is a note, type a space after the #.',
});
