import { basename } from 'pathe';
import { groupBy } from '../../platform/group-by';
import { valueAt } from '../../platform/records';
import type { CheckedFile } from '../checked-file/checked-file';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFolder } from '../files/content-folder';
import type { FileProblem } from '../files/file-rules';
import { diagnosticAtField } from '../parse/locations';
import type { AnchorAlias, Entry, PublicationState } from '../schema/content';
import type { List } from '../schema/define-list';
import { indexOf } from '../schema/index-kinds';
import { isPageOfList, type Listing } from '../schema/list-pages';
import { oldAddressOf } from '../schema/old-address';
import { openContent } from '../schema/open-content';
import type { PictureFacts } from '../schema/picture-facts';
import { type Redirects, redirects } from '../schema/redirects';
import type { Site } from '../schema/site';
import { fillTokens, type TextOfToken, tokenReader, tokensOfLists } from '../schema/tokens';
import type { VideoFacts } from '../schema/video-facts';
import { namingIn } from './naming';
import { publishedMedia } from './published-media';
import { dataIn, type ValidLists } from './valid-lists';

/** The files of a content folder. */
interface Files {
  folder: ContentFolder;
  site: Site;
  pictures: Readonly<Record<string, PictureFacts>>;
  videos: Readonly<Record<string, VideoFacts>>;
  /** The files without errors. */
  files: CheckedFile[];
  /** The addresses of files with errors. */
  brokenAddresses: ReadonlySet<string>;
}

/**
 * Links the files: every entry by its address, tokens filled in, downloads measured.
 * @param today year-month-day in UTC
 */
export function linkFiles(
  { folder, site, pictures, videos, files, brokenAddresses }: Files,
  lists: ValidLists,
  today: string,
) {
  const { byAddress, duplicates } = filesByAddress(files);
  const tokens = tokensOfSite(site.lists, lists);
  const entries = new Map<string, Entry>();
  for (const [address, file] of byAddress) {
    const theme = themeOf(file, byAddress) ?? site.themes[0];
    entries.set(address, entryOf(file, { address, theme }, tokens, today));
  }
  const named = files.flatMap(({ media }) => media.map(({ name }) => name));
  const moved = dataIn(lists, redirects);
  const content = openContent({
    locale: site.locale,
    language: site.language,
    pageSize: site.pageSize,
    today,
    // Counted once everything is checked, see index.ts.
    counts: { pages: 0, rules: 0 },
    entries,
    kinds: indexOf(entries, site.kinds),
    lists: Object.fromEntries(Object.entries(lists).map(([name, data]) => [name, fill(data, tokens.textOf)])),
    tokens: tokens.texts,
    naming: namingIn(files, site.lists, lists),
    media: publishedMedia(files, entries),
    mediaSizes: Object.fromEntries(named.map((name) => [name, folder.sizeOf(`media/${name}`) ?? 0])),
    pictures,
    videos,
    anchorAliases: anchorAliasesOf(moved),
    movedQueries: movedQueriesOf(moved),
  });
  return {
    folder,
    site,
    content,
    brokenAddresses: new Set([...brokenAddresses, ...duplicates.map(({ address }) => address)]),
    diagnostics: [...duplicates.map(({ diagnostic }) => diagnostic), ...reservedAddresses(byAddress, entries, site)],
  };
}

/** What stands for tokens, and the data of the lists that have some. */
interface Tokens {
  texts: Readonly<Record<string, string>>;
  textOf: TextOfToken;
  lists: readonly unknown[];
}

function tokensOfSite(ofSite: readonly List[], lists: ValidLists): Tokens {
  const texts = tokensOfLists(ofSite, lists);
  const withTokens = ofSite.filter(({ tokens }) => tokens !== undefined);
  return { texts, textOf: tokenReader(texts), lists: withTokens.map(({ name }) => lists[name]) };
}

/** The first file of each address, and a diagnostic for each duplicate. */
function filesByAddress(files: readonly CheckedFile[]) {
  const byAddress = new Map<string, CheckedFile>();
  const duplicates: { address: string; diagnostic: Diagnostic }[] = [];
  for (const file of files) {
    const { address } = file;
    if (address === undefined) continue;
    const other = byAddress.get(address);
    if (other) {
      const problem = sameAddress(address, [other.label, file.label]);
      duplicates.push({ address, diagnostic: diagnosticAtField(file.parsed, [], 'value', problem) });
    } else {
      byAddress.set(address, file);
    }
  }
  return { byAddress, duplicates };
}

/** A diagnostic for each file whose address belongs to a further page of a list. */
function reservedAddresses(
  byAddress: ReadonlyMap<string, CheckedFile>,
  entries: ReadonlyMap<string, Entry>,
  site: Listing,
): Diagnostic[] {
  return [...byAddress].flatMap(([address, { parsed, label }]) =>
    isPageOfList(address, entries, site) ? diagnosticAtField(parsed, [], 'value', reserved(address, label)) : [],
  );
}

/** A redirect from an old anchor of a page to its new one. Hosts can't do this: browsers don't send anchors. */
function anchorAliasesOf(redirects: Redirects): Record<string, AnchorAlias[]> {
  const aliases: Record<string, AnchorAlias[]> = {};
  for (const { from, to } of redirects) {
    const [address = '', former] = from.split('#');
    const [, current] = to.split('#');
    if (former === undefined || current === undefined) continue;
    aliases[address] = [...(aliases[address] ?? []), { former: former.normalize('NFC'), current }];
  }
  return aliases;
}

function movedQueriesOf(redirects: Redirects): Record<string, Redirects> {
  const withQuery = redirects.filter(({ from }) => from.includes('?'));
  return Object.fromEntries(groupBy(withQuery, ({ from }) => oldAddressOf(from).path));
}

/** Even if the list is short today: it may grow while nobody touches the file. */
function reserved(address: string, label: string): FileProblem {
  return {
    code: 'addresses-are-unique',
    message: `The address ${address} is reserved for a further page of the list above it, but ${label} has that address.`,
    suggestion: 'Rename the file: the file name is the address.',
  };
}

/** What a page has of the site around it. */
type PageAt = Pick<Entry, 'address' | 'theme'>;

/** The entry of each file with its other inputs, as long as the file is referenced. */
const knownEntries = new WeakMap<CheckedFile, { entry: Entry; inputs: readonly unknown[] }>();

/** The entry of a file: the same object as before if no input has changed. */
function entryOf(file: CheckedFile, place: PageAt, { lists, textOf }: Tokens, today: string): Entry {
  const inputs = [...lists, place.theme, today];
  const known = knownEntries.get(file);
  if (known?.inputs.every((input, index) => input === inputs[index])) return known.entry;
  const entry = toEntry(file, place, textOf, today);
  knownEntries.set(file, { entry, inputs });
  return entry;
}

function toEntry(file: CheckedFile, { address, theme }: PageAt, textOf: TextOfToken, today: string): Entry {
  const { parsed, kind, path } = file;
  const fieldOf = (name?: string) => (name === undefined ? undefined : valueAt(file.filled, [name]));
  const published = fieldOf(kind?.published);
  const entry = {
    kind: kind?.name,
    file: path,
    id: basename(path, '.mdx'),
    address,
    parent: parentOf(file),
    theme,
    published,
    ends: fieldOf(kind?.ends),
    state: stateOf(file, published, today),
    data: fill(file.filled, textOf),
    body: parsed.text.slice(parsed.bodyPlace.offset),
    headings: fill(parsed.headings, textOf),
  };
  // The schema of its kind has checked the data, which TypeScript can't see through the list of kinds.
  return entry as Entry;
}

/** @param published the day from which it is public */
function stateOf({ data }: CheckedFile, published: unknown, today: string): PublicationState {
  if (valueAt(data, ['draft']) === true) return 'draft';
  return typeof published === 'string' && published > today ? 'scheduled' : 'published';
}

function parentOf({ type: { parent }, filled }: CheckedFile): string | undefined {
  return typeof parent === 'function' ? parent({ data: filled }) : parent;
}

/** The theme of a page, or else of the page above; undefined if neither names a theme. */
function themeOf(
  file: CheckedFile,
  all: ReadonlyMap<string, CheckedFile>,
  below: readonly CheckedFile[] = [],
): string | undefined {
  const theme = valueAt(file.data, ['theme']);
  const parent = all.get(parentOf(file) ?? '');
  // Content with errors may go in a circle.
  if (typeof theme === 'string') return theme;
  return parent && !below.includes(parent) ? themeOf(parent, all, [...below, file]) : undefined;
}

/** A copy of the value with all tokens filled in; the value itself if it has no token. */
function fill<Value>(value: Value, textOf: TextOfToken): Value {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return fillTokens(part, textOf);
    if (typeof part !== 'object' || part === null) return part;
    const values = Object.values(part);
    const filled = values.map(walk);
    if (filled.every((each, index) => each === values[index])) return part;
    return Array.isArray(part)
      ? filled
      : Object.fromEntries(Object.keys(part).map((key, index) => [key, filled[index]]));
  };
  return walk(value) as Value;
}

const sameAddress = (address: string, files: [string, string]): FileProblem => ({
  code: 'addresses-are-unique',
  message: `Two files have the address ${address}: ${files.join(' and ')}.`,
  suggestion: 'Rename one of the two files: the file name is the address.',
});
