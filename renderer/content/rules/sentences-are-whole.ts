import type { TextBlock } from '../checked-file/text-block';
import type { Problem } from '../diagnostics/diagnostic';
import { unbalancedIn } from '../text/unbalanced-marks';
import { defineRule } from './define-rule';

/** Small, or it would be the A of a grade; and not between quotation marks. */
const ARTICLE_AT_END = /(?<=[\p{L}\d,)] )(?:the|an?)[.!?…]?$/u;
const COMMA_AT_END = /(?<=[\p{L}\d)]),$/u;

export default defineRule({
  category: 'Write the text',
  description:
    'A text ends with a word that can end a sentence, and closes the brackets and quotation marks that it opens.',
  rationale:
    'A text that breaks off after "the" or a comma, or never closes a bracket, was cut while someone copied it, and visitors wonder what is missing.',
  takesNotes: true,
  file: (file, _lists, tokens) => {
    const texts = file.texts({ lang: 'en', tokens });
    return texts.flatMap((block, index) => {
      const problem = problemOf(block, texts[index + 1]);
      return problem ? block.at(0, block.text.length, problem) : [];
    });
  },
});

/** @param next the text below it */
function problemOf({ text: whole, goesOn, type }: TextBlock, next: TextBlock | undefined): Problem | undefined {
  if (type === 'property') return undefined;
  const text = whole.trim();
  const [end] = goesOn ? [] : (ARTICLE_AT_END.exec(text) ?? COMMA_AT_END.exec(text) ?? []);
  if (end !== undefined) {
    return {
      severity: 'warning',
      message: `This text ends with "${end}", as if the rest were missing.`,
      found: end,
      suggestion: 'Write the rest of the sentence, or end it before.',
    };
  }
  const mark = unbalancedIn(text);
  // A quotation of several paragraphs has an opening mark in each, and a closing mark only in the last.
  if (mark === undefined || (/^[“"]$/.test(mark) && next?.type === 'paragraph' && /^[“"]/.test(next.text)))
    return undefined;
  return {
    severity: 'warning',
    message: `This text has a ${mark} without its other half.`,
    found: mark,
    suggestion: 'Add the other half, or delete this one.',
  };
}
