import { partsOf } from '../graph/page-parts';
import { comparableText } from '../text/comparable-text';
import { isPlaceholder } from '../text/unfinished-text';
import type { Rule } from './rule';

export default {
  category: 'Write the text',
  description: 'No page has the same heading twice.',
  rationale:
    'A visitor who looks for a heading finds the wrong one, and a link to the second of them leads to the first one day, when the order changes.',
  checkFile: (valid) => {
    if (!valid.collection) return [];
    const seen = new Set<string>();
    const isAgain = (text: string) => seen.size === seen.add(comparableText(text)).size;
    return partsOf(valid, 'title').flatMap(({ name, at }) =>
      isFinished(name) && isAgain(name) ? at(problemOf(name)) : [],
    );
  },
} satisfies Rule;

/** headings-have-words reports one without letters, text-is-finished one that is still to be written. */
function isFinished(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !isPlaceholder(text);
}

const problemOf = (text: string) =>
  ({
    message: `This page already has the heading "${text}".`,
    found: text,
    suggestion: 'Say what is different here, in other words.',
  }) as const;
