const CODES = String.raw`[^\P{Cc}\t\r\n]|\r(?!\n)|[\u2028\u2029\u202a-\u202e\ufffd\p{Cs}]|\p{Noncharacter_Code_Point}`;

/**
 * Control characters, obsolete line ends, line separators that browsers draw as a box, direction marks,
 * the replacement character, and lone surrogates.
 */
export const UNREADABLE = new RegExp(CODES, 'u');

/** The same in a source file, and a byte order mark that is not at its beginning. */
export const UNREADABLE_IN_SOURCE = new RegExp(String.raw`${CODES}|(?<!^)\ufeff`, 'u');

/** A character as the source spells it: itself, or an escape. */
export interface Spelling {
  start: number;
  end: number;
  character: string;
}

const ISOLATE = /[\u2066-\u2069]/g;
const END_OF_ISOLATE = '\u2069';

/** The first directional isolate (U+2066 to U+2068) that is not closed (U+2069). */
export function unclosedIsolate(text: string): number | undefined {
  const open: number[] = [];
  for (const { 0: mark, index } of text.matchAll(ISOLATE)) {
    if (mark === END_OF_ISOLATE) open.pop();
    else open.push(index);
  }
  return open[0];
}

/** The source of the character at an index of a text. */
export function spellingOf(text: string, index: number, spellings: readonly Spelling[]): Spelling | undefined {
  const character = text.charAt(index);
  const before = text.slice(0, index).split(character).length - 1;
  return spellings.filter((each) => each.character === character)[before];
}

const HEX = '[0-9a-fA-F]';
/** An escape of YAML (yaml.org/spec/1.2.2, 5.7), or a mark of an isolate. Two halves of one character belong together. */
const IN_YAML = new RegExp(
  String.raw`\\u[dD][89abAB]${HEX}{2}\\u[dD][c-fC-F]${HEX}{2}|\\(?:x${HEX}{2}|u${HEX}{4}|U${HEX}{8}|[^])|[\u2066-\u2069]`,
  'g',
);
const YAML_LETTERS: Record<string, string> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  r: '\r',
  v: '\v',
  N: '\x85',
  L: '\u2028',
  P: '\u2029',
};

/** Every escape in the source of a value in double quotes, and every mark of an isolate. */
export function spellingsInYaml(source: string): Spelling[] {
  return [...source.matchAll(IN_YAML)].map(({ 0: found, index }) => {
    const codes = [...found.matchAll(/\\[xuU]([^\\]+)/g)].map(([, hex = '']) => Number.parseInt(hex, 16));
    // Both halves of a character are UTF-16 units, which a string takes as one.
    const character = codes.length > 0 ? codes.map(characterOf).join('') : (YAML_LETTERS[found.slice(1)] ?? found);
    return { start: index, end: index + found.length, character };
  });
}

/** A numeric character reference (CommonMark 2.5), or a mark of an isolate. */
const IN_MARKDOWN = /(?<!\\)&#(?:[xX]([0-9a-fA-F]{1,6})|([0-9]{1,7}));|[\u2066-\u2069]/g;

/** Every numeric character reference in the source of a part of a body, and every mark of an isolate. */
export function spellingsInMarkdown(source: string): Spelling[] {
  return [...source.matchAll(IN_MARKDOWN)].map(({ 0: found, 1: hex, 2: decimal, index }) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const character = found.startsWith('&') ? characterOf(code) : found;
    return { start: index, end: index + found.length, character };
  });
}

function characterOf(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}

/** The number of a character as Unicode writes it, such as U+0007. */
export function codeOf(character: string): string {
  return `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
}
