import type { TextBlock } from '../checked-file/text-block';
import type { Problem } from '../diagnostics/diagnostic';
import { unbalancedIn } from '../text/unbalanced-marks';
import { defineRule } from './define-rule';

/** Small, or it would be the A of a grade; and not between quotation marks. */
const ARTICLE_AT_END = /(?<=[\p{L}\d,)] )(?:the|an?)[.!?…]?$/u;
const COMMA_AT_END = /(?<=[\p{L}\d)]),$/u;

/** A token that begins a text or a sentence. */
const TOKEN_AT_START = /(?:(?<=^|[.!?]["”)]*\s))\[\[([^\][]+)\]\]/g;

export default defineRule({
  category: 'Write the text',
  description:
    'A text ends with a word that can end a sentence, begins no sentence with a small letter from a token, and closes the brackets and quotation marks that it opens.',
  rationale:
    'A text that breaks off after "the" or a comma, or never closes a bracket, was cut while someone copied it, and visitors wonder what is missing.',
  takesNotes: true,
  file: (file, _lists, tokens) => {
    const texts = file.texts({ lang: 'en', tokens });
    const ends = texts.flatMap((block, index) => {
      const problem = problemOf(block, texts[index + 1]);
      return problem ? block.at(0, block.text.length, problem) : [];
    });
    const starts = file
      .texts({ lang: 'en', pattern: TOKEN_AT_START })
      .filter(({ type, text }) => type === 'paragraph' || /[.!?]$/.test(text))
      .flatMap((block) => block.find(TOKEN_AT_START, ([found, id]) => smallStart(found, tokens.textOf(id ?? ''))));
    return [...ends, ...starts];
  },
});

/** @param value what is filled in for the token; a name such as iPhone has a capital within */
function smallStart(found: string, value = ''): Problem | undefined {
  if (!/^\p{Ll}+(?![\p{L}\p{N}])/u.test(value)) return undefined;
  return {
    message: `This sentence begins with a small letter, because ${found} is "${value}".`,
    suggestion: `Let the sentence begin with another word, and write ${found} further behind.`,
  };
}

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
