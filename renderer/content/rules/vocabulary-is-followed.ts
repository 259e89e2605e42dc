import { memoize } from '../../platform/memoize';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import { lineAt } from '../diagnostics/line-index';
import { textsInSiteLanguageWith } from '../graph/texts-in-file';
import type { ParsedFile } from '../parse/parse';
import type { Vocabulary } from '../schema/vocabulary';
import { escapePattern } from '../text/escape-pattern';
import type { Rule } from './rule';

/** Tokens, addresses and paths, which are not words. */
const NO_WORDS = String.raw`\[\[[^\][]*\]\]|(?<!\S)\S*(?:\/\/|@|www\.)\S*|(?<!\S)\/\S+`;

export default {
  category: 'Write the text',
  description: 'No text has a word that vocabulary.yaml says to avoid.',
  rationale:
    'One language for the whole site: the words that buyers use, in American English. If a word is right in one place, name it in a note at the end of that line or in the line above: # allow: seller in the fields, {/* allow: seller */} in the text.',
  fix: 'Replaces a word where the vocabulary says that it can be replaced everywhere.',
  checkFile: (valid, { vocabulary }) => {
    if (valid.list === 'vocabulary') return [];
    const { avoided, pattern, adviceOn } = searchFor(vocabulary);
    return textsInSiteLanguageWith(valid, avoided).flatMap(({ text, at }) =>
      [...text.matchAll(pattern)].flatMap(({ 0: found, index, groups }) => {
        const advice = groups?.avoided === undefined ? undefined : adviceOn(found);
        if (!advice) return [];
        const diagnostic = at(index, index + found.length, problemOf(found, advice));
        return isAllowed(found, diagnostic, valid.file) ? [] : [withSuggestion(diagnostic, found, advice)];
      }),
    );
  },
} satisfies Rule;

/** What to write instead of a word, and why. */
interface Advice {
  use: string;
  why: string;
  isReplaced: boolean;
}

/** A pattern for the avoided words of a vocabulary, one that also matches what they may be a part of, and the advice on each. */
const searchFor = memoize((vocabulary: Vocabulary) => {
  const advice = new Map<string, Advice>();
  for (const { words, why, replace = false } of vocabulary)
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

/** Whole words, longer phrases first; never found where there are none. */
function wordsOf(phrases: readonly string[]): string {
  if (phrases.length === 0) return '(?!)';
  const longestFirst = [...phrases].sort((one, other) => other.length - one.length);
  const sources = longestFirst.map((phrase) => escapePattern(phrase).replaceAll(' ', String.raw`\s+`));
  return String.raw`(?<![\p{L}\p{N}])(?:${sources.join('|')})(?![\p{L}\p{N}])`;
}

function keyOf(words: string): string {
  return words.toLowerCase().replaceAll(/\s+/g, ' ');
}

function problemOf(found: string, { use, why, isReplaced }: Advice): Problem {
  return {
    message: `Avoid "${found.replaceAll(/\s+/g, ' ')}". ${why}`,
    found,
    replacement: isReplaced && !found.includes('\n') ? inCaseOf(found, use) : undefined,
  };
}

/** The replacement, capitalized like the original. */
function inCaseOf(found: string, use: string): string {
  const words = found.split(/\s+/);
  if (/\p{Ll}/u.test(found) && words.every((word) => /^\p{Lu}/u.test(word)))
    return words.length > 1 ? use.replaceAll(/(?<![\p{L}'])\p{Ll}/gu, upper) : use.replace(/^\p{Ll}/u, upper);
  return /^\p{Lu}/u.test(found) && /\p{Ll}/u.test(found) ? use.replace(/^\p{Ll}/u, upper) : use;
}

const upper = (letter: string) => letter.toUpperCase();

/** Whether a note in the line, or in the line above it, allows the words there. */
function isAllowed(found: string, { line }: Finding, { text }: ParsedFile): boolean {
  const around = [lineAt(text, line - 1), lineAt(text, line)];
  const notes = around.flatMap((each = '') => [...each.matchAll(/(?:#|\{\/\*) *allow:([^#*]*)/g)]);
  return notes.some(([, allowed = '']) => allowed.split(',').some((each) => keyOf(each.trim()) === keyOf(found)));
}

/** A field has a name, and YAML comments; a body has MDX comments. */
function withSuggestion(diagnostic: Finding, found: string, { use }: Advice): Finding {
  const note = diagnostic.field === undefined ? `{/* allow: ${keyOf(found)} */}` : `# allow: ${keyOf(found)}`;
  const suggestion = `Write "${inCaseOf(found, use)}". If the word is right here, end the line with   ${note}`;
  return { ...diagnostic, suggestion };
}
