import type { TextBlock } from '../checked-file/text-block';
import type { Problem } from '../diagnostics/diagnostic';
import { isTitle } from '../text/names';
import { ARTICLE, OWNER, PREPOSITION, PRONOUN } from '../text/word-classes';
import { defineRule } from './define-rule';

const DOUBLED = /(?<![\p{L}\p{N}'’.-])(?<word>\p{L}+)(?:\s+\k<word>)+(?![\p{L}\p{N}'’-])/giu;

/** Two words of grammar twice, such as "in the in the", which no sentence has. */
const DOUBLED_PAIR = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’.-])(?<word>(?:${PREPOSITION}|and|or|that|if|when)\s+(?:${ARTICLE}|${OWNER}|${PRONOUN}|this|these))(?:\s+\k<word>)+(?![\p{L}\p{N}'’-])`,
  'giu',
);

/** Two limits in a row, of which one is meant: during in the summer. */
const TWO_LIMITS =
  /(?<!(?:from|in|and|go|goes|went) )(?<![\p{L}\p{N}'’.-])(?:within\s+(?:under|by|until|before|during)|under\s+(?:within|by|until)|during\s+(?:in|on|at|of|the in)|of\s+(?:for|from|with)(?=\s+the)|(?:at|in|with|to)\s+of(?=\s+the)|until\s+by|by\s+until|from\s+(?:to|of)(?=\s+(?:the|our|your)))(?![\p{L}\p{N}'’-]|\s+[$€£]?\d)/giu;

const ANY = new RegExp(
  [DOUBLED, DOUBLED_PAIR, TWO_LIMITS].map(({ source }, index) => source.replaceAll('word>', `word${index}>`)).join('|'),
  'iu',
);

/** Words that no sentence has twice in a row. */
const NEVER_TWICE =
  /^(?:the|an?|of|to|and|or|but|than|my|our|your|their|its|we|they|if|from|into|every|because|be|this|these|those|when|which)$/i;

/** Words that end one part of a sentence and begin the next (log in in the office), that make it stronger (very very), or are said twice. */
const TWICE =
  /^(?:that|had|in|on|up|over|out|her|him|it|you|there|so|very|really|much|many|far|long|no|yes|well|ha|he|bye|blah|knock|tap|click|ring|hear|now|half)$/i;

/** Words that do so behind a clause with another: what it is is clear, those who can can help. */
const TWICE_BEHIND_CLAUSE = /^(?:has|have|do|did|does|can|could|will|would|may|is|are|was|were|been|by|for|with|at)$/i;
const CLAUSE = /(?<!\p{L})(?:what|who|how|where|why|that|which|whatever|all)(?!\p{L})[^.!?;:]{0,60}$/iu;

export default defineRule({
  category: 'Write the text',
  description: 'No word is repeated by mistake, such as "the the", also where a token begins with it.',
  rationale:
    'Writers overlook a repeated word, and readers trip over it. Words that a sentence may have twice (that that, had had, log in in the office) and names (Bora Bora) are allowed. A word such as "the" or "of" is an error, any other a warning.',
  fix: 'Deletes the second of the two where both are on one line, except in what others said.',
  takesNotes: true,
  // Other languages repeat words that English does not: nous nous trompons.
  file: (file, _lists, tokens) =>
    file.texts({ pattern: ANY, lang: 'en', tokens }).flatMap((block) => [
      ...[DOUBLED, DOUBLED_PAIR].flatMap((pattern) => block.find(pattern, (match) => problemOf(match, block))),
      ...block.find(TWO_LIMITS, ({ 0: found }) => ({
        severity: 'warning',
        message: `These words have one meaning between them: "${found}".`,
        suggestion: 'Delete one of the two.',
      })),
    ]),
});

function problemOf({ 0: found, index, groups }: RegExpExecArray, block: TextBlock): Problem | undefined {
  const { word = '' } = groups ?? {};
  const isNever = NEVER_TWICE.test(word) || /\s/.test(word);
  const isFirst = block.beginsSentence(index);
  const isCapitalized = hasCapital(isFirst ? found.slice(1) : found);
  // A capital letter begins a name, or is a letter as such: The The, Bora Bora, vitamin A a day. A headline has many.
  if (isCapitalized && !(isNever && (isFirst || isTitle(block.text)) && word.length > 1)) return undefined;
  // One letter is a part in a sum or a formula, and a sentence may count: knock knock knock.
  if (!isNever && (word.length === 1 || isTwice(word, block.text.slice(Math.max(0, index - NEAR), index))))
    return undefined;
  const isOfOthers = block.isQuoted(index, index + found.length);
  const isCertain = isNever && !isOfOthers && !isCapitalized;
  const hasToken = block.typed(index, index + found.length)?.includes('[[') === true;
  return {
    severity: isCertain ? 'error' : 'warning',
    message: `Repeated ${/\s/.test(word) ? 'words' : 'word'} "${word}".`,
    suggestion: suggestionFor(hasToken, isOfOthers),
    replacement: isCertain && !found.includes('\n') ? word : undefined,
  };
}

function suggestionFor(hasToken: boolean, isOfOthers: boolean): string {
  if (hasToken) return 'The token has it, too: delete the one beside the token.';
  return isOfOthers ? 'Delete one of the two, unless it was said like this.' : 'Delete one of the two.';
}

/** Words that belong to a verb before them (log in), but not to a noun: change the order in in the afternoon. */
const AT_PLACES = /^(?:in|on|up|over|out)$/i;
const NOUN_AT_END = /(?<!\p{L})(?:the|an?|our|your|their|my|each|every) \p{L}+\s+$/iu;

/** How far before a word its clause may begin. */
const NEAR = 80;

/** @param before what is before the word */
function isTwice(word: string, before: string): boolean {
  if (AT_PLACES.test(word) && NOUN_AT_END.test(before) && !CLAUSE.test(before)) return false;
  return TWICE.test(word) || (TWICE_BEHIND_CLAUSE.test(word) && CLAUSE.test(before));
}

function hasCapital(text: string): boolean {
  return text !== text.toLowerCase();
}
