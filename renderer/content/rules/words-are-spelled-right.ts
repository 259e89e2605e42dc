import type { CheckedFile } from '../checked-file/checked-file';
import { limitDiagnostics } from '../checked-file/limit-diagnostics';
import type { TextBlock } from '../checked-file/text-block';
import type { Finding } from '../diagnostics/diagnostic';
import { vocabulary } from '../schema/vocabulary';
import { part } from '../text/shorten-text';
import { defineRule } from './define-rule';

/** A lowercase word of four letters or more: names have capitals. */
const WORD = /(?<![\p{L}\p{M}'’])\p{Ll}[\p{Ll}'’]{2,}\p{Ll}(?![\p{L}\p{M}])/gu;

/** Text between two spaces that is not a word: addresses, tokens, numbers, and names in code. */
const NO_WORD = /[@/\\=#_\d[\]{}<>&]|[.:]\p{L}|\p{Ll}\p{Lu}/u;

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
    const [{ default: nspell }, { default: dictionary }] = await Promise.all([
      import('nspell'),
      // Half a megabyte, only for branches that change a text.
      import('dictionary-en'),
    ]);
    const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
    const known = knownWords([...before.files(), content.fileOf(vocabulary)]);
    const isRight = (word: string) =>
      known.has(word) || (!isLong(word) && (speller.correct(word) || speller.correct(word.replace(/'s?$/, ''))));
    const wrong = changed.map((texts) => texts.flatMap((block) => wordsOf(block).filter(({ word }) => !isRight(word))));
    const words = new Set(wrong.flat().flatMap(({ word }) => (isLong(word) ? [] : word)));
    const similar = new Map(
      [...words].slice(0, MOST_SEARCHED).map((word) => [word, speller.suggest(word).slice(0, OFFERED)]),
    );
    return wrong.flatMap((ofFile) => limitDiagnostics(ofFile, (each) => problemAt(each, similar.get(each.word) ?? [])));
  },
});

interface Word {
  word: string;
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
      : [...chunk.matchAll(WORD)].map(({ 0: word, index: start }) => ({
          word: plain(word),
          start: index + start,
          block,
        })),
  );
}

const isLong = (word: string) => word.length > LONGEST_WORD;

function plain(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

function problemAt({ word, start, block }: Word, suggestions: readonly string[]): Finding {
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
