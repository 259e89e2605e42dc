import type { Diagnostic } from '../diagnostics/diagnostic';
import { headingsOf } from '../parse/headings';
import { diagnosticAtField, diagnosticAtNode } from '../parse/locations';
import { comparableText } from '../text/comparable-text';
import type { Rule } from './rule';
import { isPlaceholder } from './text-is-finished';

/** The valid fields of a page. */
interface PartialPage {
  sections?: ({ title?: unknown } | undefined)[];
}

export const headingsAreUnique: Rule = {
  category: 'Write the text',
  description: 'No page has the same heading twice.',
  rationale:
    'A visitor who looks for a heading finds the wrong one, and a link to the second of them leads to the first one day, when the order changes.',
  checkFile: ({ file, data, collection }) => {
    if (!collection) return [];
    const seen = new Set<string>();
    const isAgain = (text: string) => seen.size === seen.add(comparableText(text)).size;
    // Values that the schema does not allow are undefined.
    const { sections = [] } = collection === 'page' ? (data as PartialPage) : {};
    const inSections = sections.flatMap((section, index): Diagnostic[] => {
      const title = section?.title;
      return typeof title === 'string' && isFinished(title) && isAgain(title)
        ? [diagnosticAtField(file, ['sections', index, 'title'], 'value', problemOf(title))]
        : [];
    });
    // The tree is only parsed if there is something to report.
    const doubled = new Set(
      file.headings.flatMap((heading, index) => (isFinished(heading.text) && isAgain(heading.text) ? index : [])),
    );
    if (doubled.size === 0) return inSections;
    const inBody = headingsOf(file.tree).flatMap(({ heading, node }, index) =>
      doubled.has(index) ? diagnosticAtNode(file, node, problemOf(heading.text)) : [],
    );
    return [...inSections, ...inBody];
  },
};

/** headings-have-words reports one without letters, text-is-finished one that is still to be written. */
function isFinished(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) && !isPlaceholder(text);
}

const problemOf = (text: string) =>
  ({
    code: 'headings-are-unique',
    message: `This page already has the heading "${text}".`,
    found: text,
    suggestion: 'Say what is different here, in other words.',
  }) as const;
