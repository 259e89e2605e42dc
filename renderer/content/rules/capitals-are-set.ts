import type { TextBlock } from '../checked-file/text-block';
import type { Problem } from '../diagnostics/diagnostic';
import { ARTICLE, OWNER, PREPOSITION, QUESTION } from '../text/word-classes';
import { defineRule } from './define-rule';

/** Names of days, months, and languages that are no other words: not "may", "march", and "polish", unless a date says so. */
const NAMES =
  /(?<![\p{L}\p{N}@#/_.'’-]|\bman )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|september|october|november|december|(?<=\b(?:[Ii]n|[Bb]y|[Ss]ince|[Uu]ntil|of|last|next|early|late) )august|(?:march|may|august)(?= \d)(?<=\b(?:on|since|until|by|from|before|after) \p{L}+)|english|german|spanish|italian|american|british|japanese|european)(?![\p{L}\p{N}_/@-]|\.\p{L})/gu;

const FIRST = `(?:${ARTICLE}|${OWNER}|you|he|she|it|we|they|${PREPOSITION}|${QUESTION}|these|those|there|here|then|as|so|all|each|every|no|please|do|is|are|can)`;
/** A sentence behind another one, whose last word is not shortened, as approx. and incl. are. */
const SENTENCES = new RegExp(
  String.raw`(?<=(?<![\p{L}.])(?!(?:etc|approx|incl|excl|dept|est|min|max|fig|tel|ext|apt|vol|art|sect?|misc|temp|orig|resp|govt|intl|avg|pres|prof)\.)\p{Ll}{3,}\. )${FIRST}(?= )`,
  'gu',
);
/** A whole sentence at the beginning of a text. */
const AT_START = new RegExp(String.raw`^${FIRST}(?= (?:\S+ ){3}[^]*[.!?]$)`, 'gu');
/** The word for oneself, not a letter. */
const I = /(?<=^|[\s("“])i(?=['’](?:m|ve|ll|d)\b| (?:am|have|was|think|want|need|will|can|know|had|would)\b)/gu;

export default defineRule({
  category: 'Write the text',
  description: 'A sentence begins with a capital letter, and so do days, months, languages, and the word "I".',
  rationale: 'A small letter looks as if the sentence went on, or as if it had been typed in a hurry.',
  fix: 'Writes days, months, and languages with a capital letter.',
  takesNotes: true,
  file: (file, _lists, tokens) =>
    file
      .texts({ lang: 'en', tokens })
      .flatMap((block) => [
        ...block.find(NAMES, (match) => problemOf(match, block, true)),
        ...[SENTENCES, I, ...(block.type === 'paragraph' && !block.goesOn ? [AT_START] : [])].flatMap((pattern) =>
          block.find(pattern, (match) => problemOf(match, block, false)),
        ),
      ]),
});

/** @param isCertain whether it can be nothing else */
function problemOf({ 0: found, index }: RegExpExecArray, block: TextBlock, isCertain: boolean): Problem | undefined {
  // What others say is as they typed it.
  if (block.isQuoted(index, index + found.length)) return undefined;
  const right = found.charAt(0).toUpperCase() + found.slice(1);
  return {
    severity: isCertain ? 'error' : 'warning',
    message: `"${found}" begins with a capital letter here.`,
    suggestion: `Write it like this:   ${right}`,
    ...(isCertain && { replacement: right }),
  };
}
