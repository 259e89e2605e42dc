import { basename, dirname } from 'pathe';
import { groupBy } from '../../platform/group-by';
import { memoize } from '../../platform/memoize';
import { valueAt } from '../../platform/records';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Finding, Problem } from '../diagnostics/diagnostic';
import type { CheckedContent } from '../graph/checked-content';
import { canonicalPath } from '../schema/canonical-path';
import type { Entry } from '../schema/content';
import type { List } from '../schema/define-list';
import { tokensOf } from '../schema/tokens';
import { comparableText } from '../text/comparable-text';
import { didYouMean, unambiguousMatch } from '../text/did-you-mean';
import { isMergeName, unfilled } from '../text/merge-fields';
import { isPlaceholder } from '../text/unfinished-text';
import { defineRule } from './define-rule';

export default defineRule({
  category: 'Fill in the fields',
  description: 'Everything that content names exists: pages, files, items of lists, and so on.',
  rationale: 'An unknown name would leave a gap on the page where a figure or a person should be.',
  fix: 'Corrects a name that is one letter off from a single known one.',
  content: (content) => {
    const names = namesOf(content);
    const tokens = tokenListsOf(content);
    const found = content.files().flatMap((file) => [...inFields(file, names), ...inTokens(file, tokens, content)]);
    const times = new Map<string | undefined, number>();
    for (const { found: name } of found) times.set(name, (times.get(name) ?? 0) + 1);
    return found.map((each) => unlessSpread(each, times.get(each.found) ?? 0));
  },
});

/** If many places have the same unknown name, its list probably has the typo: a fix would spread it. */
function unlessSpread({ fix, ...diagnostic }: Finding, times: number): Finding {
  if (!fix) return diagnostic;
  if (times === 1) return { ...diagnostic, fix };
  const doubt = `${times} places have ${diagnostic.found}, so the misspelled one may be the other.`;
  return { ...diagnostic, suggestion: `${diagnostic.suggestion} ${doubt}` };
}

function inFields(file: CheckedFile, names: Names): Finding[] {
  return file.references.flatMap(({ path, kind, value }) => {
    const known = names.get(kind);
    if (known === undefined || setOf(known).has(value)) return [];
    const words = unknownName(`There is no ${kind} "${value}".`, value, known);
    const severity = isPlaceholder(value) && file.isDraft ? 'warning' : 'error';
    return file.at(path, { ...words, severity, replacement: unambiguousMatch(value, known) });
  });
}

/** A list, with what it allows in double brackets. */
interface TokenList {
  list: List;
  names: readonly string[];
}

function tokenListsOf(content: CheckedContent): TokenList[] {
  return content.site.lists.flatMap((list) => {
    const tokens = list.tokens?.(content.list(list));
    return tokens ? [{ list, names: Object.keys(tokens) }] : [];
  });
}

function inTokens(file: CheckedFile, lists: readonly TokenList[], content: CheckedContent): Finding[] {
  const isKnown = (id: string) => lists.some(({ names }) => setOf(names).has(id));
  // Locating a token takes the syntax tree of the body, which few files need.
  if (tokensOf(file.text).every(({ id }) => isKnown(id))) return [];
  return file.tokens.flatMap(({ id, isEscaped, at }) => {
    // Escaped brackets around anything but a name are shown as they are.
    if (isEscaped || isKnown(id)) return [];
    if (isMergeName(id)) return at(unfilled(`[[${id}]]`));
    const page = pageMeantBy(id, content);
    if (page !== undefined)
      return at({
        message: `Double brackets hold a value, but found the page ${page.address} in [[${id}]].`,
        found: id,
        suggestion: `Write a link like this:   [${page.words}](${page.address})`,
      });
    const { list, names: known } = listMeantBy(id, lists) ?? { names: [] };
    const message = list?.item ? `There is no ${list.item} "${id}".` : `There is no text "${id}" in ${list?.file}.`;
    const meant = unambiguousMatch(id, known);
    return at({ ...unknownName(message, id, known, (each) => `[[${each}]]`), replacement: meant && `[[${meant}]]` });
  });
}

/** The page that other programs link to in double brackets: by its address, its file, or its name, perhaps with words after a bar. */
function pageMeantBy(id: string, { site, entries }: CheckedContent) {
  const [target = '', words] = id.split('|').map((part) => part.trim());
  const path = target.replace(/^\/?(?:content\/)?/, '').replace(/#.*/, '');
  const address = site.typeOf(path)?.address ?? site.typeOf(`${path}.mdx`)?.address ?? canonicalPath(`/${path}`);
  const nameOf = (entry: Entry) => String(valueAt(entry.data, ['name']));
  const name = comparableText(target);
  const page = entries.get(address) ?? [...entries.values()].find((each) => comparableText(nameOf(each)) === name);
  return page && path !== '' ? { address: page.address, words: words || nameOf(page) } : undefined;
}

/** The list whose tokens begin like an unknown token, such as site.; otherwise the first list with items. */
function listMeantBy(id: string, lists: readonly TokenList[]): TokenList | undefined {
  const [prefix] = id.split('.');
  const named = lists.find(({ names }) => id.includes('.') && names.some((name) => name.startsWith(`${prefix}.`)));
  return named ?? lists.find(({ list }) => list.item !== undefined);
}

/** The name of a picture, which other editors put in double brackets. */
const PICTURE = /^[\w-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const setOf = memoize((names: readonly string[]) => new Set(names));

/** @param typed how a name is typed */
function unknownName(
  message: string,
  found: string,
  known: readonly string[],
  typed?: (name: string) => string,
): Problem {
  const suggestion = PICTURE.test(found)
    ? `Write a picture like this:   ![What it shows](/media/${found})`
    : didYouMean(found, known, undefined, typed);
  return { message, found, suggestion };
}

/** The existing names, by what references call that which has them. */
type Names = ReadonlyMap<string, readonly string[]>;

function composed(name: string): string {
  return name.normalize('NFC');
}

/** The names of the pages of each kind, and of the items of each list. A page with errors exists nevertheless. */
function namesOf(content: CheckedContent): Names {
  const { kinds, lists } = content.site;
  const slugs = groupBy(content.entries.values(), ({ kind }): string => kind);
  const broken = [...content.brokenAddresses];
  const ofKinds = kinds.map(({ name, address }): [string, string[]] => {
    const folder = dirname(address);
    const inFolder = broken.flatMap((each) => (dirname(each) === folder ? basename(each) : []));
    return [name, [...(slugs.get(name) ?? []).map(({ id }) => composed(id)), ...inFolder]];
  });
  const ofLists = lists.flatMap((list): [string, string[]][] =>
    list.item === undefined ? [] : [[list.item, itemsOf(content.fileOf(list).data).map(composed)]],
  );
  return new Map([...ofKinds, ...ofLists]);
}

/** The keys of a record, or the names in a list. */
function itemsOf(data: unknown): string[] {
  return Array.isArray(data) ? data.map((item) => String(valueAt(item, ['name']))) : Object.keys(Object(data));
}
