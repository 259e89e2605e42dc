import { comparableText } from '../text/comparable-text';
import { isPlaceholder } from '../text/unfinished-text';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Write the text',
  description: 'No page has the same heading twice below the same heading.',
  rationale:
    'A visitor who looks for a heading finds the wrong one, and a link to the second of them leads to the first one day, when the order changes. "What you get" may be below each of two plans, since the heading above tells them apart.',
  file: (file) => {
    if (!file.kind) return [];
    const seen = new Set<string>();
    const isAgain = (path: string) => seen.size === seen.add(path).size;
    /** The open headings above the next heading, with their depths. */
    let above: { depth: number; text: string }[] = [];
    return file.parts('title').flatMap(({ name, depth, at }) => {
      const text = comparableText(name);
      above = above.filter((each) => each.depth < depth);
      const isChild = above.some((each) => each.text === text);
      const path = JSON.stringify([...above.map((each) => each.text), text]);
      above.push({ depth, text });
      return isFinished(name) && (isAgain(path) || isChild) ? at(problemOf(name)) : [];
    });
  },
});

/** parts-have-words reports headings without letters, text-is-finished reports placeholders. */
function isFinished(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !isPlaceholder(text);
}

const problemOf = (text: string) =>
  ({
    message: `This page already has the heading "${text}".`,
    found: text,
    suggestion: 'Say what is different here, in other words.',
  }) as const;
