import { memoize } from '../../platform/memoize';
import type { TextBlock } from '../checked-file/text-block';
import type { Finding } from '../diagnostics/diagnostic';
import { type Vocabulary, vocabulary } from '../schema/vocabulary';
import { escapePattern } from '../text/escape-pattern';
import { isInCapitals, nameAt } from '../text/names';
import { defineRule } from './define-rule';

/** Tokens, addresses and paths, which are not words. */
const NO_WORDS = String.raw`\[\[[^\][]*\]\]|(?<!\S)\S*(?:\/\/|@|www\.)\S*|(?<!\S)\/\S+`;

export default defineRule({
  category: 'Write the text',
  description: 'No text has a word that vocabulary.yaml says to avoid.',
  rationale:
    'One language for the whole site: the words that its readers use. Names keep their spelling (Centre Pompidou, Tom Grey), and so does what others say, in quotation marks or in a block quote.',
  fix: 'Replaces a word where the vocabulary says that it can be replaced everywhere, except in what may be a name, and where the words around it would have to change too.',
  takesNotes: true,
  reads: { vocabulary },
  file: (file, { vocabulary }) => {
    if (file.list === 'vocabulary') return [];
    const { avoided, pattern, adviceOn } = searchFor(vocabulary);
    const places = file
      .texts({ pattern: avoided, lang: file.type.site.locale })
      .flatMap((block) => placesIn(block, pattern));
    // Who is introduced as Tom Grey is called Grey later.
    const names = new Set(places.flatMap(({ found, certainty }) => (certainty === 'name' ? found : [])));
    return places.flatMap((place) => {
      const advice = names.has(place.found) ? undefined : adviceOn(place.found);
      return advice ? findingAt(place, advice) : [];
    });
  },
});

/** The place of an avoided word in a text. */
interface Occurrence {
  block: TextBlock;
  found: string;
  start: number;
  certainty: ReturnType<typeof nameAt>;
}

/** The avoided words of a text, except in quotations. */
function placesIn(block: TextBlock, pattern: RegExp): Occurrence[] {
  return [...block.text.matchAll(pattern)].flatMap(({ 0: found, index: start, groups }) => {
    if (groups?.avoided === undefined) return [];
    const end = start + found.length;
    if (block.isQuoted(start, end)) return [];
    return { block, found, start, certainty: nameAt(block.text, start, end, block.beginsSentence(start)) };
  });
}

function findingAt({ block, found, start, certainty }: Occurrence, advice: Advice): Finding {
  const { use, why, isReplaced } = advice;
  const isFitting = fits(use, found, block.text.slice(Math.max(0, start - NEAR), start));
  const isCertain = isReplaced && certainty === 'no' && !found.includes('\n') && isFitting;
  const write = `rite "${inCaseOf(found, use)}"${isFitting ? '' : ', and make the words around it fit'}`;
  return block.at(start, start + found.length, {
    severity: certainty === 'no' ? 'error' : 'warning',
    message: `Avoid "${found.replaceAll(/\s+/g, ' ')}". ${why}`,
    found,
    suggestion: certainty === 'no' ? `W${write}.` : `If this is no name, w${write}.`,
    replacement: isCertain ? inCaseOf(found, use) : undefined,
  });
}

/** Whether a replacement needs no other words before it: "a fortnight" is not "a two weeks", and "an e" not "a n". */
function fits(use: string, found: string, before: string): boolean {
  const isPlural = (words: string) => /[^su]s$/i.test(words);
  if (isPlural(use) && !isPlural(found)) return false;
  const hasArticle = /(?<![\p{L}\p{N}])an?\s+$/iu.test(before);
  const isVowel = (words: string) => /^[aeiou]/i.test(words);
  return !hasArticle || isVowel(use) === isVowel(found);
}

/** How far before a word its article may be. */
const NEAR = 10;

/** What to write instead of a word, and why. */
interface Advice {
  use: string;
  why: string;
  isReplaced: boolean;
}

/** A pattern for the avoided words of a vocabulary, another that includes the phrases around them, and the advice on each word. */
const searchFor = memoize((vocabulary: Vocabulary) => {
  const advice = new Map<string, Advice>();
  for (const { words = {}, why, replace = false } of vocabulary)
    for (const [avoided, use] of Object.entries(words)) advice.set(keyOf(avoided), { use, why, isReplaced: replace });
  const fine = vocabulary.flatMap(({ except = [] }) => except);
  // If several match, the first one wins.
  const avoided = wordsOf([...advice.keys()]);
  const source = `${NO_WORDS}|${wordsOf(fine)}|(?<avoided>${avoided})`;
  return {
    avoided: new RegExp(avoided, 'iu'),
    pattern: new RegExp(source, 'giu'),
    adviceOn: (found: string) => advice.get(keyOf(found)),
  };
});

/** Whole words, longer phrases first; not in #tags, file names, and domains. Without words, it matches nothing. */
function wordsOf(phrases: readonly string[]): string {
  if (phrases.length === 0) return '(?!)';
  const longestFirst = [...phrases].sort((one, other) => other.length - one.length);
  const sources = longestFirst.map((phrase) => escapePattern(phrase).replaceAll(' ', String.raw`\s+`));
  return String.raw`(?<![\p{L}\p{N}_#@]|[\p{L}\p{N}]\.)(?:${sources.join('|')})(?![\p{L}\p{N}_]|\.\p{L})`;
}

function keyOf(words: string): string {
  return words.toLowerCase().replaceAll(/\s+/g, ' ');
}

/** The replacement, capitalized like the original. */
function inCaseOf(found: string, use: string): string {
  if (isInCapitals(found)) return use.toUpperCase();
  const words = found.split(/\s+/);
  if (/\p{Ll}/u.test(found) && words.every((word) => /^\p{Lu}/u.test(word)))
    return words.length > 1 ? use.replaceAll(/(?<![\p{L}'])\p{Ll}/gu, upper) : use.replace(/^\p{Ll}/u, upper);
  return /^\p{Lu}/u.test(found) && /\p{Ll}/u.test(found) ? use.replace(/^\p{Ll}/u, upper) : use;
}

const upper = (letter: string) => letter.toUpperCase();
