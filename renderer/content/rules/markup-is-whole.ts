import { eachText } from './each-text';
import type { Rule } from './rule';

/** What was meant as a link or a token, and is neither: a space or a bracket is wrong. */
const BROKEN: readonly [pattern: RegExp, message: (found: string) => string, suggestion: string][] = [
  [
    /\[[^\][]+\](?:\([^()]*\)?| \((?:\/|#|https?:|mailto:|tel:|www\.)[^()]*\)?)/,
    (found) => `This was perhaps meant as a link, but is shown as it is written: ${found}`,
    'Write no space between the brackets, and none in the address:   [our prices](/contact)',
  ],
  [
    /(?<!\w)\[[^\][]+\]\[[^\][]*\]|\[\^[^\][]+\]/,
    (found) => `${found} refers to a line that is not there.`,
    'Write the address behind the words:   [our prices](/contact)',
  ],
  [
    /^#{2,6}[^\s#].*/m,
    (found) => `This was perhaps meant as a heading, but is shown as it is written: ${found}`,
    'Write a space behind the #:   ## Our prices',
  ],
  [
    /\[\[[^\][]*\]?(?!\])|(?<!\[)\[[^\][]*\]\]/,
    (found) => `This was perhaps meant as a claim, but is shown as it is written: ${found}`,
    'Write two brackets before the name and two behind it:   [[clients]]',
  ],
];

export const markupIsWhole: Rule = {
  task: 'Write the text',
  demand: 'What looks like a link or a claim is one.',
  why: 'With a bracket too few or a space too many, visitors read the brackets instead of what you meant.',
  checkFile: (valid) =>
    eachText(valid).flatMap(({ text, at }) =>
      BROKEN.flatMap(([pattern, message, suggestion]) => {
        const match = pattern.exec(text.replace(/\[\[[^\][]*\]\]/g, (token) => ' '.repeat(token.length)));
        if (!match) return [];
        const [found] = match;
        // In a body it is escaped, of a field fields-are-plain-text says it.
        if (/^\[[^\][]+\]\([^()\s]*\)$/.test(found)) return [];
        return at(match.index, match.index + found.length, {
          code: 'markup-is-whole',
          message: message(found),
          found,
          suggestion,
        });
      }),
    ),
};
