import type { TextBlock } from '../checked-file/text-block';
import type { Problem } from '../diagnostics/diagnostic';
import { isTitle } from '../text/names';
import { unbalancedIn } from '../text/unbalanced-marks';
import { defineRule } from './define-rule';

/** Words that end no sentence: articles, owners, and conjunctions. Small, or an a would be that of a grade; and not between quotation marks. */
const NEVER_LAST =
  /(?<=[\p{L}\d,)] )(?:the|an?|my|our|your|their|every|and|or|but|because|although|unless|than)[.!…]?$|(?<=[\p{L}\d)]),$/u;

/** Words that may end a sentence (what it consists of), but not one that has no mark at its end. */
const LAST_BEFORE_MARK =
  /(?<=\p{L} )(?:of|from|with|for|to|in|on|at|by|into|about|between|without|through|during|is|are|was|were|will|would|should|could|can|has|have|that|which|who|when|while|if|as|where|not|very)$/u;

/** Words that not even a label ends with, unlike "Who we work with". */
const NO_LABEL = /(?<=\p{L} )(?:which|whose|while|during|into|between|very)$/u;

/** Verbs that end a label (the account that you have), but no sentence behind another. */
const LAST_VERB = /(?<=\p{L} )(?:is|are|was|were|will|would|should|could|can|has|have)$/u;

/** A mark that ends a sentence, whatever is below it. */
const ENDS = /[.!…]$/;

/** As many words make a sentence. */
const SENTENCE = /^\s*(?:\S+\s+){5}/;
/** Has one sentence that ended, and begins another. */
const SECOND_SENTENCE = /[.!?]["”)]?\s+\S/;
/** Behind a sentence that ended, another without a mark. */
const NO_MARK = /^["”)]?\s+\p{Lu}/u;
/** Begins with the space, so that a search is not tried at each letter. */
const LAST_WORD = /\s[\p{L}\d]+$/u;
/** What announces something, at the end or before a heading. */
const ANNOUNCES = /(?<=\p{L}["”)]?):$/u;

/** A token that begins a text, also where all texts are searched as one, or a sentence. */
const TOKEN_AT_START = /(?:(?<=^|\0\n|[.!?]["”)]*\s))\[\[([^\][]+)\]\]/g;

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
      if (block.type === 'property') return [];
      const next = texts[index + 1];
      const flaw = breakIn(block, next) ?? loneMarkIn(block, next);
      return flaw ? block.at(flaw.start, flaw.start + flaw.found.length, problemOf(flaw)) : [];
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

/** What is missing, and where it is noticed. */
type Flaw = Problem & { start: number; found: string };

function problemOf({ start: _start, ...problem }: Flaw): Problem {
  return problem;
}

/** The word with which a text breaks off. @param next the text below it */
function breakIn({ text, type, goesOn }: TextBlock, next: TextBlock | undefined): Flaw | undefined {
  const whole = text.trimEnd();
  // The head of a table may go on in its cells.
  if (type === 'cell' || (goesOn && !ENDS.test(whole))) return undefined;
  const isSentence = SENTENCE.test(whole);
  const patterns = [
    NEVER_LAST,
    ...(isSentence ? [type === 'paragraph' ? LAST_BEFORE_MARK : NO_LABEL] : []),
    ...(SECOND_SENTENCE.test(whole) ? [LAST_VERB] : []),
    ...(type === 'paragraph' && (next === undefined || next.type === 'heading') ? [ANNOUNCES] : []),
  ];
  const match = patterns.map((pattern) => pattern.exec(whole)).find((each) => each !== null);
  if (!match) return type === 'paragraph' && !isTitle(whole) ? noMarkIn(whole) : undefined;
  return {
    start: match.index,
    found: match[0],
    severity: 'warning',
    message: `This text ends with "${match[0]}", as if the rest were missing.`,
    suggestion: 'Write the rest of the sentence, or end it before.',
  };
}

/** The last word of a paragraph of several sentences, of which the last one has no mark. */
function noMarkIn(text: string): Flaw | undefined {
  const last = text.slice(Math.max(...['.', '!', '?'].map((mark) => text.lastIndexOf(mark))) + 1);
  const [found = ''] = LAST_WORD.exec(last) ?? [];
  const word = found.trim();
  if (word === '' || last === text || !NO_MARK.test(last) || last.length < SHORTEST_SENTENCE) return undefined;
  return {
    start: text.length - word.length,
    found: word,
    severity: 'warning',
    message: 'The last sentence of this text has no mark at its end, and those before it have one.',
    suggestion: `Write it like this:   ${word}.`,
  };
}

/** Fewer characters are a name behind an abbreviation, or a remark. */
const SHORTEST_SENTENCE = 20;

/** A bracket or a quotation mark without its other half. @param next the text below it */
function loneMarkIn({ text }: TextBlock, next: TextBlock | undefined): Flaw | undefined {
  const { mark, start = 0 } = unbalancedIn(text) ?? {};
  // A quotation of several paragraphs has an opening mark in each, and a closing mark only in the last.
  if (mark === undefined || (/^[“"]$/.test(mark) && next?.type === 'paragraph' && /^[“"]/.test(next.text)))
    return undefined;
  return {
    start,
    found: mark,
    severity: 'warning',
    message: `This text has a ${mark} without its other half.`,
    suggestion: 'Add the other half, or delete this one.',
  };
}
