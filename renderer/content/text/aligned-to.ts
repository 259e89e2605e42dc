import { decodeNamedCharacterReference } from 'decode-named-character-reference';

/** The name or number of a character, as Markdown reads it (CommonMark 2.5). */
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([A-Za-z][A-Za-z\d]{1,31}));/y;

/** How YAML spells a character between double quotation marks (YAML 1.2, 5.7). */
const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|([nt]))/y;

/** For each character of a value, the offsets in its source at which it begins and ends. */
interface Alignment {
  starts: number[];
  ends: number[];
}

/**
 * Where each character of a value is in its source, which may have more: escapes, marks, indents, and line ends.
 * @returns undefined if the source spells a character in another way
 */
export function alignedTo(source: string, value: string): Alignment | undefined {
  const [starts, ends]: [number[], number[]] = [[], []];
  let at = 0;
  for (let index = 0; index < value.length; index += 1) {
    const character = value.charAt(index);
    let length = lengthOf(character, source, at);
    while (length === 0 && at < source.length) {
      at += 1;
      length = lengthOf(character, source, at);
    }
    if (length === 0) return undefined;
    starts.push(at);
    at += length;
    ends.push(at);
  }
  return { starts, ends };
}

/** How long a character is at a place of the source; 0 if another is there. */
function lengthOf(character: string, source: string, at: number): number {
  const typed = source.charAt(at);
  for (const [mark, pattern, decoded] of SPELLINGS) {
    if (typed !== mark) continue;
    pattern.lastIndex = at;
    const spelled = pattern.exec(source);
    if (spelled && decoded(spelled) === character) return spelled[0].length;
  }
  // A line break may be read as a space.
  return typed === character || (/\s/.test(character) && /\s/.test(typed)) ? 1 : 0;
}

/** What a character can be spelled as: what begins it, all of it, and which character it is. */
const SPELLINGS = [
  ['&', ENTITY, characterOf],
  [
    '\\',
    ESCAPE,
    ([, two, four, letter]: RegExpExecArray) =>
      letter === undefined ? fromHexadecimal(two ?? four) : letter === 'n' ? '\n' : '\t',
  ],
] as const;

function characterOf([, decimal, hexadecimal, name]: RegExpExecArray): string | undefined {
  if (name !== undefined) return decodeNamedCharacterReference(name) || undefined;
  return decimal === undefined ? fromHexadecimal(hexadecimal) : String.fromCharCode(Number(decimal));
}

function fromHexadecimal(digits = ''): string {
  return String.fromCharCode(Number.parseInt(digits, 16));
}
