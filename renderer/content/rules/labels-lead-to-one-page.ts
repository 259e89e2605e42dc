import { groupBy } from '../../platform/group-by';
import { valueAt } from '../../platform/records';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Problem } from '../diagnostics/diagnostic';
import type { CheckedContent } from '../graph/checked-content';
import { comparableText } from '../text/comparable-text';
import { defineRule } from './define-rule';

/** As many links have one target as to call another one the exception. */
const USUAL = 3;

interface LabeledLink {
  file: CheckedFile;
  words: string;
  target: string;
  at: CheckedFile['links'][number]['at'];
}

export default defineRule({
  category: 'Set links',
  description:
    'Links with the same words lead to the same page: the one that is named so, or the one to which all others lead.',
  rationale:
    'A visitor who has followed "Pricing" once expects the prices wherever "Pricing" stands. On the page itself, its own words may lead on.',
  content: (content) => {
    // Where no page is, internal-links-resolve says so.
    const links = content
      .files()
      .flatMap(labeledLinks)
      .filter(({ target }) => content.fileAt(target) !== undefined);
    const pages = pagesByName(content);
    return [...groupBy(links, ({ file, words }) => keyOf(file.language, words))].flatMap(([key, alike]) => {
      const right = pages.get(key) ?? usualTarget(alike);
      if (right === undefined) return [];
      return alike
        .filter(({ target, file }) => target !== right && file.address !== right)
        .map(({ at, words, target }) => at(elsewhere(words, target, right, pages.has(key))));
    });
  },
});

function labeledLinks(file: CheckedFile): LabeledLink[] {
  return file.links.flatMap(({ href, words, at }) => {
    const [target = ''] = href.split('#');
    return words !== undefined && /\p{L}/u.test(words) && target.startsWith('/') && !target.startsWith('/media/')
      ? [{ file, words: words.trim(), target, at }]
      : [];
  });
}

/** The addresses of the pages by language and name. */
function pagesByName(content: CheckedContent): ReadonlyMap<string, string> {
  const named = content.files().flatMap(({ address, language, data }): [string, string][] => {
    const name = valueAt(data, ['name']);
    return address !== undefined && typeof name === 'string' ? [[keyOf(language, name), address]] : [];
  });
  // Two pages whose names differ in their endings alone are both right.
  const byKey = groupBy(named, ([key]) => key);
  return new Map(
    [...byKey].flatMap(([key, [one, ...others]]): [string, string][] =>
      one && others.length === 0 ? [[key, one[1]]] : [],
    ),
  );
}

/** What changes nothing about where a link leads: "our prices" is Pricing, and "the blog" is Blog. */
const AROUND = /^(?:(?:see|read|visit|open|more (?:on|about)|all|the|our) )+/;
const ENDING = /(?:ings?|es|s|e)$/;

function keyOf(language: string, words: string): string {
  const core = comparableText(words);
  if (!language.startsWith('en')) return `${language}:${core}`;
  const stems = core
    .replace(AROUND, '')
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(ENDING, '') : word));
  return `${language}:${stems.join(' ')}`;
}

/** The page to which all links but one lead. */
function usualTarget(links: readonly LabeledLink[]): string | undefined {
  const [[usual, most = []] = [], [, fewest = []] = [], ...others] = [...groupBy(links, ({ target }) => target)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return most.length >= USUAL && fewest.length === 1 && others.length === 0 ? usual : undefined;
}

function elsewhere(words: string, target: string, right: string, isName: boolean): Problem {
  const leads = isName ? `"${words}" is the page ${right}` : `Elsewhere, "${words}" leads to ${right}`;
  return {
    severity: 'warning',
    message: `${leads}, but this link leads to ${target}.`,
    found: target,
    suggestion: `Write ${right}, or other words for this link.`,
  };
}
