import { spacedBoldIn, unreadMarksIn, withoutPlaces } from './spaced-bold';

interface OpenMark {
  start: number;
  found: string;
  message: string;
  suggestion: string;
  /** What was certainly meant. */
  replacement?: string;
}

/** Before a word, and neither escaped nor in a word or a sum. */
const STARS = /(?<![\\*\p{L}\p{N}])\*{1,2}(?=[\p{L}\p{So}\p{Extended_Pictographic}])/gu;
/** Unless it begins a sentence, it may be a name such as _blank. */
const UNDERSCORES = /(?<=^|[.!?] )_{1,2}(?=\p{L})/gu;
/** One mark before the words and another behind, as in _words*. */
const MIXED = /(?<![\\\p{L}\p{N}_*])_(?=\p{L})[^_*\n]*\p{L}\*(?![*\p{L}\p{N}])/gu;
/** More underscores on one side of the words than on the other, as in __words_. */
const UNEVEN =
  /(?<![\\\p{L}\p{N}_*])(?:__(?=[\p{L}\p{So}\p{Extended_Pictographic}])[^_*\n]*[^\s_]_|_(?=[\p{L}\p{So}\p{Extended_Pictographic}])[^_*\n]*[^\s_]__)(?![_\p{L}\p{N}])/gu;
/** Behind a word, with none before it. Behind a number or a single letter, it has a meaning of its own: 4* and A*. */
const ENDS = /(?<=\p{L})\*\*(?![*\p{L}\p{N}])|(?<=\p{L}{2})(?:\*|__?)(?![*_\p{L}\p{N}]|\.\p{L})/gu;
/** Underscores mark nothing within a word (CommonMark 6.2). */
const IN_WORD = /(?<![\\_])(?<=\p{L})__(?=\p{L})[^\s_]+__(?=\p{L})/gu;
const TILDES = /(?<![\\~])~~(?=[\p{L}\p{So}\p{Extended_Pictographic}])/gu;
const BACKTICKS = /(?<![\\`])`+/g;

/** What a mark makes, and how it is written. */
const NAMES: Readonly<Record<string, [what: string, how: string, signs: string]>> = {
  '*': ['Emphasized text', '*emphasized words* with an asterisk', 'asterisk'],
  _: ['Emphasized text', '_emphasized words_ with an underscore', 'underscore'],
  '**': ['Bold text', '**bold words** with two asterisks', 'asterisks'],
  __: ['Bold text', '__bold words__ with two underscores', 'underscores'],
  '~~': ['Deleted text', '~~deleted words~~ with two tildes', 'tildes'],
};

/**
 * Marks of Markdown that are left over, because nothing closes them.
 * @param source the text as Markdown reads it
 * @param hasRemarks whether a single asterisk may begin a remark, such as "*Without taxes."
 * @param isRemarked whether there is such a remark, to which an asterisk behind a word refers
 */
export function openMarksIn(source: string, hasRemarks: boolean, isRemarked: boolean): OpenMark[] {
  if (!/[*_~`]/.test(source)) return [];
  // asterisks-touch-their-words reports these.
  const read = withoutPlaces(source, unreadMarksIn(source));
  const rest = withoutPlaces(read, spacedBoldIn(read));
  const stars = [...rest.matchAll(STARS)].filter(({ 0: found, index }) => found === '**' || index > 0 || !hasRemarks);
  const marks = [...stars, ...rest.matchAll(UNDERSCORES), ...rest.matchAll(TILDES)].map(openMark);
  const uneven = [...rest.matchAll(UNEVEN)].map(({ 0: found, index }) =>
    leftMark(/^_+/.exec(found)?.[0] ?? found, index),
  );
  const mixed = [...[...rest.matchAll(MIXED)].map(mixedMarks), ...uneven];
  const inWords = [...rest.matchAll(IN_WORD)].map(marksInWord);
  const isEnd = ({ 0: found, index }: RegExpExecArray) =>
    !(isRemarked && found.startsWith('*')) && !mixed.some(({ start, found: { length } }) => index < start + length);
  const ends =
    marks.length > 0 ? [] : [...rest.matchAll(ENDS)].filter(isEnd).map(({ 0: found, index }) => leftMark(found, index));
  const backticks = [...rest.matchAll(BACKTICKS)].map((match) => openCode(match, rest));
  return [...marks, ...mixed, ...inWords, ...ends, ...backticks].sort((a, b) => a.start - b.start);
}

function openMark({ 0: found, index }: RegExpExecArray): OpenMark {
  const [what, how, signs] = NAMES[found] ?? ['Text', found, found];
  return {
    start: index,
    found,
    message: `${what} (${found}) begins here and never ends, so visitors would see the ${signs}.`,
    suggestion: `Write ${how} before and after the words, and no space inside. The character itself is ${found.replaceAll(/./g, '\\$&')}`,
  };
}

function mixedMarks({ 0: found, index }: RegExpExecArray): OpenMark {
  return {
    start: index,
    found,
    message: `Emphasized text begins and ends with different marks, so visitors would see both: ${found}`,
    suggestion: `Write it like this:   *${found.slice(1, -1)}*`,
    replacement: `*${found.slice(1, -1)}*`,
  };
}

function marksInWord({ 0: found, index }: RegExpExecArray): OpenMark {
  return {
    start: index,
    found,
    message: `Underscores within a word mark nothing, so visitors would see them: ${found}`,
    suggestion:
      'Write the name of something in a program between backticks, as in `its__name`, and two asterisks around a whole word to make it bold.',
  };
}

/** A mark that is one too many, or that none begins. */
export function leftMark(found: string, start: number): OpenMark {
  return {
    start,
    found,
    message: `Visitors would see this ${found}, because as many marks must be before the words as behind them.`,
    suggestion: `Write the same marks before and behind the words, as in **bold** or *emphasized*. The character itself is ${found.replaceAll(/./g, '\\$&')}`,
  };
}

function openCode({ 0: found, index }: RegExpExecArray, source: string): OpenMark {
  const around = source.slice(Math.max(0, index - 1), index + 2);
  if (/^\p{L}`\p{L}$/u.test(around)) {
    const message = 'This is a backtick, which begins code, and no apostrophe.';
    return {
      start: index,
      found,
      message,
      suggestion: `Write it like this:   ${around.replace('`', "'")}`,
      replacement: "'",
    };
  }
  return {
    start: index,
    found,
    message: `Code (${found}) begins here and never ends, so visitors would see the backtick.`,
    suggestion: `Write ${found} after the code as well, or \\\` for the character itself.`,
  };
}
