import { distance } from 'fastest-levenshtein';
import { memoize } from '../../platform/memoize';
import type { CheckedFile } from '../checked-file/checked-file';
import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import type { TextBlock } from '../checked-file/text-block';
import type { Finding } from '../diagnostics/diagnostic';
import type { Dictionary } from '../files/content-folder';
import { vocabulary } from '../schema/vocabulary';
import { isTitle, nameAt } from '../text/names';
import { part } from '../text/shorten-text';
import { defineRule } from './define-rule';

/** A word of four letters or more, which may begin with a capital. */
const WORD = /(?<![\p{L}\p{M}'’])\p{L}[\p{Ll}'’]{2,}\p{Ll}(?![\p{L}\p{M}])/gu;

/** Text between two spaces that is not a word: addresses, tokens, numbers, and names in code. */
const NO_WORD = /â€|[ÂÃ@/\\=#_\d[\]{}<>&]|[.:]\p{L}|\p{Ll}\p{Lu}/u;

/** How many words a suggestion offers. */
const OFFERED = 3;

/** More letters than any word of the dictionary has. Similar words are searched for in a time that grows with a power of the length. */
const LONGEST_WORD = 30;

/** For this many words of a branch, similar ones are searched for: one that is like none takes half a second. */
const MOST_SEARCHED = 20;

export default defineRule({
  category: 'Write the text',
  description: 'The words of a text that a branch changes are in the dictionary, or elsewhere on the site.',
  rationale:
    'A slip of the fingers looks careless, and search engines do not find the page by that word. A word that is right, but not in the dictionary, is only a warning, and none any more once it is published.',
  takesNotes: true,
  change: async (content, before) => {
    const old = new Map(before.files().map((file) => [file.path, file]));
    const changed = content.files().map((file) => changedTexts(file, old.get(file.path)));
    if (changed.every((texts) => texts.length === 0)) return [];
    const speller = await spellerOf(await content.folder.dictionary());
    const known = knownWords([...before.files(), content.fileOf(vocabulary)]);
    const isRight = (word: string) =>
      known.has(word) || (!isLong(word) && formsOf(word).some((form) => speller.correct(form)));
    const isName = ({ word, isCapitalized }: Word) => isCapitalized && speller.correct(capitalized(word));
    // What others say is in their language: several words that are not in the dictionary are of another. One word in marks is cited,
    // and an apostrophe behind it stands for its last letter.
    const isForeign = ({ block, start, word }: Word) => {
      const quotation = block.quotation(start, start + word.length);
      const words = quotation?.match(WORD) ?? [];
      const isCited = words.length === 1 || /^['’](?!\p{L})/u.test(block.text.slice(start + word.length));
      return quotation !== undefined && (isCited || words.filter((each) => !isRight(plain(each))).length > 1);
    };
    const wrong = changed.map((texts) =>
      texts.flatMap((block) =>
        wordsOf(block).filter((each) => !isRight(each.word) && !isName(each) && !isForeign(each)),
      ),
    );
    const words = new Set(wrong.flat().flatMap(({ word }) => (isLong(word) ? [] : word)));
    const similar = new Map(
      [...words].slice(0, MOST_SEARCHED).map((word) => [word, speller.suggest(word).slice(0, OFFERED)]),
    );
    return wrong.flatMap((ofFile) =>
      limitDiagnostics(ofFile, (each) => {
        const suggestions = similar.get(each.word) ?? [];
        const isOthers = each.block.isQuoted(each.start, each.start + each.word.length);
        if ((each.isCapitalized || isOthers) && !isSlip(each.word, suggestions)) return undefined;
        return problemAt(each, suggestions);
      }),
    );
  },
});

/** Memoized, because reading a dictionary takes longer than all else here. */
const spellerOf = memoize(async ({ aff, dic }: Dictionary) => {
  const { default: nspell } = await import('nspell');
  const decoder = new TextDecoder();
  return nspell(decoder.decode(aff), decoder.decode(dic));
});

interface Word {
  /** In lowercase. */
  word: string;
  isCapitalized: boolean;
  start: number;
  block: TextBlock;
}

/** The texts of a file that it did not have at the base of the branch. */
function changedTexts(file: CheckedFile, old: CheckedFile | undefined): readonly TextBlock[] {
  if (old?.text === file.text) return [];
  const known = new Set(old ? old.texts({ pattern: WORD, lang: 'en-US' }).map(({ text }) => text) : []);
  return file.texts({ pattern: WORD, lang: 'en-US' }).filter(({ text }) => !known.has(text));
}

/** Known words: all words at the base of the branch, and the names in the vocabulary. */
function knownWords(files: readonly CheckedFile[]): Set<string> {
  return new Set(files.flatMap(({ text }) => (text.match(/\p{L}[\p{L}'’]*/gu) ?? []).map(plain)));
}

function wordsOf(block: TextBlock): Word[] {
  return [...block.text.matchAll(/\S+/g)].flatMap(({ 0: chunk, index }) =>
    NO_WORD.test(chunk)
      ? []
      : [...chunk.matchAll(WORD)].flatMap(({ 0: word, index: at }) => {
          const start = index + at;
          const isCapitalized = /^\p{Lu}/u.test(word);
          if (isCapitalized && !isOrdinary(block, start, start + word.length)) return [];
          return { word: plain(word), isCapitalized, start, block };
        }),
  );
}

/** The forms under which the dictionary may have a word: cafe for café, Ann for Ann's, don't for the dos and don'ts. */
function formsOf(word: string): string[] {
  const plainLetters = word.normalize('NFD').replace(/\p{M}/gu, '');
  return [word, plainLetters].flatMap((form) => [form, form.replace(/'s?$/, ''), form.replace(/(?<=n't)s$/, '')]);
}

/** Whether a capital tells nothing: at the beginning of a sentence, and in a title. */
function isOrdinary(block: TextBlock, start: number, end: number): boolean {
  const isFirst = block.beginsSentence(start);
  return isTitle(block.text) || (isFirst && nameAt(block.text, start, end, true) === 'no');
}

/** Whether a capitalized word is like a word of the dictionary by one letter, or two swapped ones. Any other may be a name. */
function isSlip(word: string, [nearest = '']: readonly string[]): boolean {
  if (word.length < SHORTEST_SLIP || word.charAt(0) !== nearest.charAt(0)) return false;
  const isSwapped = [...word].sort().join('') === [...nearest].sort().join('');
  return distance(word, nearest) <= (isSwapped || word.length > LONG_SLIP ? 2 : 1);
}

/** Shorter names are like many words. In a long word, two letters may be wrong. */
const SHORTEST_SLIP = 5;
const LONG_SLIP = 7;

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const isLong = (word: string) => word.length > LONGEST_WORD;

function plain(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

function problemAt({ word, start, block }: Word, suggestions: readonly string[]): Finding {
  const typed = block.typed(start, start + word.length);
  if (typed !== undefined && typed.length > word.length)
    return block.at(start, start + word.length, {
      severity: 'warning',
      message: `Without a space, visitors read "${part(word, 0, LONGEST_WORD)}" as one word.`,
      found: word,
      suggestion: `Type a space between the two:   ${typed.includes('](') ? '[words](/page) words' : '**words** words'}`,
    });
  return block.at(start, start + word.length, {
    severity: 'warning',
    message: `"${part(word, 0, LONGEST_WORD)}" is not in the dictionary, and nowhere else on the site.`,
    found: word,
    suggestion:
      suggestions.length > 0
        ? `Did you mean ${suggestions.join(' or ')}? If it is right, leave it.`
        : 'Look it up. If it is right, leave it.',
  });
}
