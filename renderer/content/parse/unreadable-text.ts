import { type Document, visit } from 'yaml';
import type { ProblemOf } from '../diagnostics/diagnostic';
import {
  codeOf,
  type Spelling,
  spellingOf,
  spellingsInYaml,
  UNREADABLE,
  unclosedIsolate,
} from '../text/unreadable-characters';
import type { ParseIssue } from './parse-issue';

type UnreadableProblem = ProblemOf<'text-is-readable'>;

/** How many are reported per file: nobody reads more, and each takes time to locate. */
export const MAX_UNREADABLE = 20;

export const otherEncoding = (): UnreadableProblem => ({
  code: 'text-is-readable',
  message: 'This file is saved as UTF-16, not as UTF-8.',
  suggestion: 'Save it as UTF-8: most editors offer it as the encoding under "Save as".',
});

/**
 * @param character as it is typed in the file
 * @param around the characters before it and after it
 */
export function unreadableCharacter(character: string, around: string): UnreadableProblem {
  if (character === '\r')
    return {
      code: 'text-is-readable',
      message: 'This line ends with a lone U+000D, which only very old computers use as a line break.',
      suggestion: 'Choose LF as the line ending in your editor, and save the file again.',
    };
  const found = codeOf(character);
  if (character === '\ufffd')
    return {
      code: 'text-is-readable',
      message:
        "This character can't be read: the file is saved as Windows-1252 or in another old encoding, not as UTF-8.",
      found,
      suggestion:
        'Save it as UTF-8: most editors offer it as the encoding under "Save as". If the character is lost there as well, type it again.',
    };
  if (isLineSeparator(character))
    return {
      code: 'text-is-readable',
      message: `This invisible line break (${found}) is shown as a box by some browsers.`,
      found,
      suggestion: 'Delete it, and type a space or a line break instead.',
    };
  return {
    code: 'text-is-readable',
    message: `Invisible character that does not belong in any text (${found}).`,
    found,
    suggestion: isOldBreak(character) ? 'Type a space or a line break instead.' : 'Delete it.',
    replacement: character === '\0' ? undefined : isOldBreak(character) && /^\S\S$/.test(around) ? ' ' : '',
  };
}

/** A part of a file that spells a text. */
interface Source {
  text: string;
  /** The whole file, in which the part goes from start to end. */
  file: string;
  start: number;
  end: number;
  spellingsIn: (source: string) => Spelling[];
}

/**
 * The escapes in the fields of a file that spell a character nobody can read, and the marks of direction without an end.
 * @param file what the tree was parsed from
 */
export function unreadableInFields(yaml: Document, file: string): ParseIssue[] {
  if (!/\\[0abefrvNLPxuU]|[\u2066-\u2068]/.test(file)) return [];
  const found: ParseIssue[] = [];
  visit(yaml, {
    Scalar: (_key, node) => {
      if (!node.range || typeof node.value !== 'string') return;
      const [start, end] = node.range;
      const source = { text: node.value, file, start, end, spellingsIn: spellingsInYaml };
      found.push(...unreadableEscapes(source), ...openIsolates(source));
    },
  });
  return found.slice(0, MAX_UNREADABLE);
}

export function unreadableEscapes({ text, file, start, end, spellingsIn }: Source): ParseIssue[] {
  const [character] = UNREADABLE.exec(text) ?? [];
  if (character === undefined) return [];
  const source = file.slice(start, end);
  const escapes = spellingsIn(source)
    .filter((each) => UNREADABLE.test(each.character))
    .slice(0, MAX_UNREADABLE);
  if (escapes.length === 0) return [{ start, end, problem: unreadableEscape(source, character) }];
  return escapes.map((each) => ({
    start: start + each.start,
    end: start + each.end,
    problem: unreadableEscape(source.slice(each.start, each.end), each.character),
  }));
}

export function openIsolates({ text, file, start, end, spellingsIn }: Source): ParseIssue[] {
  const index = unclosedIsolate(text);
  if (index === undefined) return [];
  const problem = openIsolate(text.charAt(index));
  const spelling = spellingOf(text, index, spellingsIn(file.slice(start, end)));
  return [spelling ? { start: start + spelling.start, end: start + spelling.end, problem } : { start, end, problem }];
}

/** @param spelled the character as it is written, such as \u0007 or &#7; */
function unreadableEscape(spelled: string, character: string): UnreadableProblem {
  const found = codeOf(character);
  const isBroken = /\p{Cs}|\ufffd/u.test(character);
  const isLetter = /^\\[a-zA-Z0]$/.test(spelled);
  const remove = isOldBreak(character) ? 'Type a space instead.' : 'Delete it.';
  return {
    code: 'text-is-readable',
    message: isBroken
      ? `${spelled} is not a whole character (${found}): visitors would see a question mark.`
      : isLineSeparator(character)
        ? `${spelled} is an invisible line break (${found}) that some browsers show as a box.`
        : `${spelled} is an invisible character that does not belong in any text (${found}).`,
    found: spelled,
    suggestion: isLetter
      ? `${remove} If you mean a backslash, type two:   \\${spelled}`
      : isBroken
        ? 'Delete it, and type the character itself.'
        : remove,
  };
}

function openIsolate(character: string): UnreadableProblem {
  const found = codeOf(character);
  return {
    code: 'text-is-readable',
    message: `An invisible mark (${found}) changes the direction of the text from here on, and nothing ends it.`,
    found,
    suggestion: 'Delete it, or put its end (U+2069) after the words that it is meant for.',
  };
}

/** Whether a program has written it between words or lines: Word ends a line with U+000B. */
function isOldBreak(character: string): boolean {
  return '\v\f\x1c\x1d\x1e\x1f\x85'.includes(character);
}

function isLineSeparator(character: string): boolean {
  return character === '\u2028' || character === '\u2029';
}
