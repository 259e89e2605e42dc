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
    const { any, names } = searchFor(lists);
    return file.texts({ pattern: any }).flatMap(({ text, at }) =>
      names.flatMap(({ name, pattern, severity }) =>
        [...text.matchAll(pattern)].flatMap(({ 0: found, index }): Finding[] => {
          if (found === name || !isMeant(found, name)) return [];
          const finding = at(index, index + found.length, {
            severity,
            message: `This name is written ${name}, but found ${found}.`,
            found,
            suggestion: `Write it like this:   ${name === lists.site.name ? '[[site.name]]' : name}`,
          });
          // Search terms are what people type into a search box.
          return finding.field?.startsWith('terms.') ? [] : [finding];
        }),
      ),
    );
  },
});

interface Name {
  name: string;
  pattern: RegExp;
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
  const names: Name[] = [
    ...vocabulary.flatMap(({ names = [] }) => names).map((name) => searched(name, 'error')),
    ...[site, ...partners].map(({ name }) => searched(name, 'warning')),
  ];
  const sources = names.map(({ name }) => inAnyForm(name));
  return { names, any: sources.length > 0 ? wholeName(sources.join('|'), 'iu') : /(?!)/ };
});

function searched(name: string, severity: Name['severity']): Name {
  return { name, pattern: wholeName(inAnyForm(name), 'giu'), severity };
}

/** The pattern of a name in any form: with other capitals, with a space or hyphen between its parts, with an apostrophe. */
function inAnyForm(name: string): string {
  const parts = name.match(/\p{Lu}?[^\p{Lu}\s-]+|\p{Lu}+|[^\s-]/gu) ?? [];
  const sources = parts.map((part) => [...part].map(escapePattern).join("['’]?"));
  return sources.join("['’]?[\\s-]?");
}

function wholeName(source: string, flags: string): RegExp {
  return new RegExp(`${NOT_AFTER}(?:${source})${NOT_BEFORE}`, flags);
}

/** Whether a form can only be the name: "word press" is two words unless both have capitals. */
function isMeant(found: string, name: string): boolean {
  const gap = /[\s-]/;
  const isApart = gap.test(found) && !gap.test(name);
  return !isApart || found.split(gap).every((part) => /^\p{Lu}/u.test(part));
}
