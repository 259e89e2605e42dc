import { LETTERS } from './word-classes';

const WORD = /\p{L}+(?:['’]\p{L}+)?/gu;

/** Words in their context. */
export interface WordsInContext {
  /**
   * Patterns of what is before the words, of «the words», and of what is behind them, with a space for any white space. Only the last
   * alternative of the words may have a space in it.
   */
  context: string;
}

/**
 * Finds words by their context. Which patterns may begin with a word is looked up once for each word: for most words of a text, none.
 * @param flags of the patterns
 * @returns finds at most one match at each word: the first of the rows that match
 */
export function wordFinder<Row extends WordsInContext>(rows: readonly Row[], flags: 'u' | 'iu') {
  const patterns = rows.map((row) => patternsOf(row, flags));
  const beginning = new Map<string, typeof patterns>();
  const beginningWith = (word: string) => {
    const known = beginning.get(word) ?? patterns.filter(({ first }) => first.test(word));
    beginning.set(word, known);
    return known;
  };
  return (text: string): { row: Row; match: RegExpExecArray }[] =>
    [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
      for (const { row, pattern } of beginningWith(word)) {
        pattern.lastIndex = index;
        const match = pattern.exec(text);
        if (match) return { row, match };
      }
      return [];
    });
}

/** What goes on with a word. */
const OTHER = String.raw`[${LETTERS}\d'’-]`;

function patternsOf<Row extends WordsInContext>(row: Row, flags: string) {
  const [before = '', words = '', behind = ''] = row.context.split(/[«»]/);
  const pattern = `(?:${words})(?<=(?<!${OTHER})(?:${before})(?:${words}))(?!${OTHER})(?=${behind})`;
  return {
    row,
    first: new RegExp(`^(?:${words.replace(/ .*/, '')})$`, flags),
    pattern: new RegExp(pattern.replaceAll(' ', String.raw`\s+`), `y${flags}`),
  };
}
