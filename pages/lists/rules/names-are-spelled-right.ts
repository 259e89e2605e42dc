import { distance } from 'fastest-levenshtein';
import { type DataOf, defineRule, escapePattern, type Finding, memoize, vocabulary } from 'sitewright';
import { partners } from '../../../components/model/lists/data-files';
import { site } from '../../../components/model/lists/site';

/** Context that rules out a name: an address, a path, a file name, a #tag, or an @account. */
const NOT_AFTER = String.raw`(?<![\p{L}\p{N}_@#/.[-])`;
const NOT_BEFORE = String.raw`(?![\p{L}\p{N}_/@\]]|[.-]\p{L}|=)`;

export default defineRule({
  category: 'Write the text',
  description: 'Names are written as their owners write them: those in vocabulary.yaml, those of partners, and ours.',
  rationale:
    'A customer who reads "Whatsapp" or "Hubspot" from an agency for both wonders what else is not exact. Add further names to vocabulary.yaml, under names.',
  takesNotes: true,
  reads: { vocabulary, partners, site },
  file: (file, lists) => {
    if (file.isOf(vocabulary)) return [];
    const { any, byLetters, likeFirst } = searchFor(lists);
    const inOtherForms = file.texts({ pattern: any }).flatMap(({ text, at }) =>
      [...text.matchAll(any)].flatMap(({ 0: found, index }): Finding[] => {
        const known = byLetters.get(lettersOf(found));
        if (!known || found === known.name || !isMeant(found, known.name)) return [];
        return [at(index, index + found.length, problemOf(found, known, lists))];
      }),
    );
    const nearly = file
      .texts({ pattern: LONG_WORD })
      .flatMap(({ text, at }) =>
        nearMissesIn(text, likeFirst).map(({ start, end, name }) =>
          at(start, end, problemOf(text.slice(start, end), { name, severity: 'warning' }, lists)),
        ),
      );
    // Search terms are what people type into a search box.
    return [...inOtherForms, ...nearly].filter(({ field }) => !field?.startsWith('terms.'));
  },
});

function problemOf(found: string, { name, severity }: Pick<Name, 'name' | 'severity'>, lists: Lists) {
  return {
    severity,
    message: `This name is written ${name}, but found ${found}.`,
    found,
    suggestion: `Write it like this:   ${name === lists.site.name ? '[[site.name]]' : name}`,
  };
}

/** Shorter names are like many words. */
const SHORTEST = 7;
const LONG_WORD = /\p{L}{4}/u;

/**
 * Where a text has nearly a name: one letter is wrong, missing, or too much, or two are swapped.
 * @param likeFirst the names whose first word a word may be, by its shape
 */
function nearMissesIn(
  text: string,
  likeFirst: ReadonlyMap<string, readonly Name[]>,
): { start: number; end: number; name: string }[] {
  const words = [...text.matchAll(/(?<![\p{L}\p{N}_@#/.[-])\p{L}{4,}(?![\p{L}\p{N}_/@\]=-]|\.\p{L})/gu)];
  return words.flatMap(({ 0: word, index: start }) =>
    (likeFirst.get(shapeOf(word)) ?? []).flatMap(({ name, letters, phrase }) => {
      const [last = ''] = phrase.exec(text.slice(start, start + name.length + 2)) ?? [];
      return isNearly(last.toLowerCase(), letters) ? { start, end: start + last.length, name } : [];
    }),
  );
}

/** What a word has in common with itself misspelled, but for its length, which may differ by one. */
function shapeOf(word: string, length = word.length): string {
  return `${word.charAt(0).toLowerCase()}${length}`;
}

/** A letter behind it makes a plural or another word, unless it is typed twice. */
function isNearly(typed: string, name: string): boolean {
  if (typed === name || Math.abs(typed.length - name.length) > 1) return false;
  if (typed.startsWith(name)) return typed.at(-1) === name.at(-1) && typed.at(-1) !== 's';
  return distance(typed, name) === 1 || (distance(typed, name) === 2 && sorted(typed) === sorted(name));
}

function sorted(letters: string): string {
  return [...letters].sort().join('');
}

interface Name {
  name: string;
  /** In lowercase. */
  letters: string;
  /** As many words as it has. */
  phrase: RegExp;
  /** A warning for partners and the agency, because their names may be everyday words. */
  severity: 'error' | 'warning';
}

interface Lists {
  vocabulary: DataOf<typeof vocabulary>;
  partners: DataOf<typeof partners>;
  site: DataOf<typeof site>;
}

/** The names of the content, and a pattern that finds any of them. */
const searchFor = memoize(({ vocabulary, partners, site }: Lists) => {
  const all: Name[] = [
    ...vocabulary.flatMap(({ names = [] }) => names).map((name) => searched(name, 'error')),
    ...[site, ...partners].map(({ name }) => searched(name, 'warning')),
  ];
  // A partner may be in the vocabulary, too, and then it is certain.
  const byLetters = new Map(all.toReversed().map((name) => [lettersOf(name.name), name]));
  const names = [...byLetters.values()];
  // The first alternative that fits is found, so longer names come first.
  const sources = names
    .toSorted((one, other) => other.name.length - one.name.length)
    .map(({ name }) => inAnyForm(name));
  const any = new RegExp(`${NOT_AFTER}(?:${sources.join('|') || '(?!)'})${NOT_BEFORE}`, 'giu');
  const likeFirst = new Map<string, Name[]>();
  for (const name of names.filter(({ letters }) => letters.length >= SHORTEST)) {
    const [first = ''] = name.letters.split(' ');
    for (const length of [first.length - 1, first.length, first.length + 1]) {
      const shape = shapeOf(first, length);
      likeFirst.set(shape, [...(likeFirst.get(shape) ?? []), name]);
    }
  }
  return { any, byLetters, likeFirst };
});

function searched(name: string, severity: Name['severity']): Name {
  const phrase = new RegExp(`^\\p{L}+(?: \\p{L}+){${name.split(' ').length - 1}}`, 'u');
  return { name, letters: name.toLowerCase(), phrase, severity };
}

/** The pattern of a name in any form: with other capitals, with a space or hyphen between its parts, with an apostrophe. */
function inAnyForm(name: string): string {
  const parts = name.match(/\p{Lu}?[^\p{Lu}\s-]+|\p{Lu}+|[^\s-]/gu) ?? [];
  const sources = parts.map((part) => [...part].map(escapePattern).join("['’]?"));
  return sources.join("['’]?[\\s-]?");
}

/** What all forms of a name have in common. */
function lettersOf(form: string): string {
  return form.replace(/['’\s-]/g, '').toLowerCase();
}

/** Whether a form can only be the name: "word press" is two words unless both have capitals. */
function isMeant(found: string, name: string): boolean {
  const gap = /[\s-]/;
  const isApart = gap.test(found) && !gap.test(name);
  return !isApart || found.split(gap).every((part) => /^\p{Lu}/u.test(part));
}
