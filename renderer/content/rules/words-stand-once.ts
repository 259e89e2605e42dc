import { eachText } from './each-text';
import type { Rule } from './rule';

/** Words that English sometimes has twice in a row: "the time that that takes", "he had had it". */
const MAY_DOUBLE = new Set(['that', 'had', 'is', 'bye', 'no', 'very']);

const DOUBLED = /(?<![\p{L}\p{N}'-])(\p{L}+)(\s+)\1(?![\p{L}\p{N}'-])/giu;

/** No word stands twice in a row by mistake. */
export const wordsStandOnce: Rule = ({ files }) =>
  files.flatMap((valid) =>
    eachText(valid).flatMap(({ text, at }) =>
      [...text.matchAll(DOUBLED)].flatMap(([found, word = '']) =>
        MAY_DOUBLE.has(word.toLowerCase())
          ? []
          : at(found, {
              code: 'words-stand-once',
              message: `The word "${word}" stands twice.`,
              found,
              suggestion: 'Delete one of the two.',
            }),
      ),
    ),
  );
