import { valueAt } from '../../platform/records';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { textsIn } from '../graph/texts-in-file';
import type { ValidFile } from '../parse/parse-and-validate';
import type { Rule } from './rule';

const PHRASES = /\b(?:lorem ipsum|dolor sit amet|tk tk|insert text here|placeholder text)\b/gi;

/** Only in capitals: "todo" is a Spanish word. After a name, as in Super Bowl XXX, three X are thirty. */
const MARKS = /\b(?:TODO|FIXME|TBD|XXXX+|(?<![A-Z][a-z]+ )XXX)\b/g;

/** Where a text has a placeholder for text that is still to be written. */
export function placeholdersIn(text: string): { found: string; start: number; end: number }[] {
  return [...text.matchAll(PHRASES), ...text.matchAll(MARKS)].map(({ 0: found, index }) => ({
    found,
    start: index,
    end: index + found.length,
  }));
}

/** Whether a text is nothing but a placeholder. No other rule needs to report it. */
export function isPlaceholder(text: string): boolean {
  return placeholdersIn(text).some(({ found }) => found === text);
}

/** How serious it is that a file has a placeholder: a draft is there to be finished. */
export function severityOfPlaceholder(valid: ValidFile): Diagnostic['severity'] {
  return isDraft(valid) ? 'warning' : 'error';
}

/** Whether a page is kept off the public site until it is finished. */
export function isDraft({ data }: ValidFile): boolean {
  return valueAt(data, ['draft']) === true;
}

export const textIsFinished: Rule = {
  category: 'Write the text',
  description: 'No text is a placeholder that still has to be replaced.',
  rationale:
    'TODO, lorem ipsum and the like are notes to yourself. Visitors should not read them. In a file with draft: true they are warnings, because nobody sees it yet: they become errors once that line is deleted. TODO counts only in capitals, because it is a word in Spanish.',
  checkFile: (valid) =>
    textsIn(valid).flatMap(({ text, at }) => {
      const [placeholder] = placeholdersIn(text);
      if (!placeholder) return [];
      const { found, start, end } = placeholder;
      return at(start, end, {
        code: 'text-is-finished',
        severity: severityOfPlaceholder(valid),
        message: `"${found}" looks like a placeholder.`,
        found,
        suggestion: 'Write the real text.',
      });
    }),
};
