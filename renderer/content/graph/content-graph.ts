import { extname } from 'node:path';
import { statInside } from '../../platform/contained-files';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { FileProblem } from '../files/file-rules';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';
import { isAuthorAddress } from '../schema/author-address';
import type { DataFileName } from '../schema/collections';
import type { AnyEntry, Content, Download } from '../schema/content';
import { entryListsOf } from '../schema/entry-lists';
import type { Theme } from '../schema/fields/theme';
import { isPageOfList } from '../schema/list-pages';
import { publicationState } from '../schema/publication';
import type { Redirects } from '../schema/redirects';
import { fillTokens, type TokenSource } from '../schema/tokens';
import type { Vocabulary } from '../schema/vocabulary';
import { publishedMedia } from './published-media';
import { claimsInFields, namedClaims } from './token-uses';

export type ValidLists = { [Name in DataFileName]: unknown } & Pick<
  Content,
  'site' | 'words' | 'claims' | 'authors' | 'partners' | 'redirects'
> & { mediaKit: Omit<Download, 'type' | 'bytes' | 'href'>[]; vocabulary: Vocabulary };

/** The data that rules on a single file may read. */
export type FileLists = Pick<ValidLists, 'site' | 'claims' | 'authors' | 'vocabulary'>;

export interface ContentGraph {
  content: Content;
  files: ValidFile[];
  /** Addresses whose file has errors or a duplicate: they exist, but their content is not known. */
  brokenAddresses: ReadonlySet<string>;
  diagnostics: Diagnostic[];
}

/** The files of a content folder. */
interface Folder {
  root: string;
  /** Those without errors. */
  files: ValidFile[];
  /** The addresses of the others. */
  brokenAddresses: ReadonlySet<string>;
}

/**
 * Links the files: every entry by its address, tokens filled in, downloads measured.
 * @param today year-month-day in UTC
 */
export function linkFiles({ root, files, brokenAddresses }: Folder, lists: ValidLists, today: string): ContentGraph {
  const { byAddress, duplicates } = filesByAddress(files);
  const entries = new Map<string, AnyEntry>();
  for (const [address, valid] of byAddress) entries.set(address, entryOf(valid, address, byAddress, lists, today));
  const content: Content = {
    site: fill(lists.site, lists),
    words: fill(lists.words, lists),
    claims: lists.claims,
    authors: fill(lists.authors, lists),
    partners: fill(lists.partners, lists),
    mediaKit: measureDownloads(root, fill(lists.mediaKit, lists)),
    media: publishedMedia(files, entries),
    redirects: lists.redirects,
    anchorAliases: anchorAliasesOf(lists.redirects),
    claimsByFile: claimsByFile(files, lists),
    pagesOfClaims: pagesOfClaims(files, lists),
    // Counted once everything is checked, see index.ts.
    counts: { pages: 0, rules: 0 },
    today,
    entries,
    lists: entryListsOf(entries),
  };
  return {
    content,
    files,
    brokenAddresses: new Set([...brokenAddresses, ...duplicates.map(({ address }) => address)]),
    diagnostics: [...duplicates.map(({ diagnostic }) => diagnostic), ...reservedAddresses(byAddress, entries)],
  };
}

/** The first file of each address, and a diagnostic for each further one. */
function filesByAddress(files: readonly ValidFile[]) {
  const byAddress = new Map<string, ValidFile>();
  const duplicates: { address: string; diagnostic: Diagnostic }[] = [];
  for (const valid of files) {
    const { address, file } = valid;
    if (address === undefined) continue;
    const other = byAddress.get(address);
    if (other) {
      const problem = sameAddress(address, [other.file.label, file.label]);
      duplicates.push({ address, diagnostic: diagnosticAtField(file, [], 'value', problem) });
    } else {
      byAddress.set(address, valid);
    }
  }
  return { byAddress, duplicates };
}

/** A diagnostic for each file whose address is that of a page without a file. */
function reservedAddresses(
  byAddress: ReadonlyMap<string, ValidFile>,
  entries: ReadonlyMap<string, AnyEntry>,
): Diagnostic[] {
  return [...byAddress].flatMap(([address, { file }]) => {
    const isOfList = isPageOfList(address, entries);
    if (!isOfList && !isAuthorAddress(address)) return [];
    const purpose = isOfList ? 'a further page of the list above it' : 'the page of an author';
    return [diagnosticAtField(file, [], 'value', reserved(address, purpose, file.label))];
  });
}

/** A redirect from an old anchor of a page to its new one. Hosts can't do this: browsers don't send anchors. */
function anchorAliasesOf(redirects: Redirects): Content['anchorAliases'] {
  const aliases: Content['anchorAliases'] = {};
  for (const { from, to } of redirects) {
    const [address = '', former] = from.split('#');
    const [, current] = to.split('#');
    if (former === undefined || current === undefined) continue;
    aliases[address] = [...(aliases[address] ?? []), { former, current }];
  }
  return aliases;
}

function claimsByFile(files: readonly ValidFile[], { claims }: TokenSource): Record<string, string[]> {
  const named = files.flatMap((valid) => {
    const ids = claimsInFields(valid).filter((id) => id in claims);
    return ids.length > 0 ? [[valid.file.path, ids]] : [];
  });
  return Object.fromEntries(named);
}

function pagesOfClaims(files: readonly ValidFile[], { claims }: TokenSource): Record<string, string[]> {
  const pages = new Map(Object.keys(claims).map((id) => [id, new Set<string>()]));
  for (const valid of files)
    for (const id of namedClaims(valid)) if (valid.address !== undefined) pages.get(id)?.add(valid.address);
  return Object.fromEntries([...pages].map(([id, addresses]) => [id, [...addresses]]));
}

/** Even if the list is short today: it may grow while nobody touches the file. */
function reserved(address: string, purpose: string, label: string): FileProblem {
  return {
    code: 'addresses-are-unique',
    message: `The address ${address} is reserved for ${purpose}, but ${label} has that address.`,
    suggestion: 'Rename the file: the file name is the address.',
  };
}

/** The entry of each file and what it was made from besides the file, as long as the file is referenced. */
const knownEntries = new WeakMap<ValidFile, { entry: AnyEntry; inputs: readonly unknown[] }>();

/** The entry of a file: the same object as before if all of its inputs are the same. */
function entryOf(
  valid: ValidFile,
  address: string,
  all: ReadonlyMap<string, ValidFile>,
  { claims, site }: TokenSource,
  today: string,
): AnyEntry {
  const theme = themeOf(valid, all);
  const inputs = [claims, site, theme, today];
  const known = knownEntries.get(valid);
  if (known?.inputs.every((input, index) => input === inputs[index])) return known.entry;
  const entry = toEntry(valid, address, theme, { claims, site }, today);
  knownEntries.set(valid, { entry, inputs });
  return entry;
}

function toEntry(valid: ValidFile, address: string, theme: Theme, tokens: TokenSource, today: string): AnyEntry {
  const { file, collection } = valid;
  const segments = file.path.replace(/\.mdx$/, '').split('/');
  const entry = {
    kind: collection,
    file: file.path,
    slug: segments.at(-1) ?? '',
    folder: segments.slice(1, -1).join('/'),
    address,
    theme,
    data: fill(valid.data, tokens),
    body: file.text.slice(file.bodyPlace.offset),
    headings: fill(file.headings, tokens),
  };
  // The collection's schema has checked the data, which TypeScript can't see through the map of collections.
  const typed = entry as AnyEntry;
  return { ...typed, state: publicationState(typed, today) };
}

/** A page names its theme; a hub takes it from its service page, a solution from its hub; the rest is ink. */
function themeOf(valid: ValidFile, all: ReadonlyMap<string, ValidFile>): Theme {
  const { collection, data, file } = valid;
  if (collection === 'page') return (data as { theme: Theme }).theme;
  if (collection === 'hub') {
    const service = all.get((data as { service: string }).service);
    return service?.collection === 'page' ? themeOf(service, all) : 'ink';
  }
  if (collection === 'solution') {
    const hub = all.get(`/solutions/${file.path.split('/')[1]}`);
    return hub?.collection === 'hub' ? themeOf(hub, all) : 'ink';
  }
  return 'ink';
}

/** The value with the tokens filled into each of its strings; itself where there are none. */
function fill<Value>(value: Value, tokens: TokenSource): Value {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return fillTokens(part, tokens);
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

function measureDownloads(root: string, items: ValidLists['mediaKit']): Download[] {
  return items.map((item) => ({
    ...item,
    type: extname(item.file).slice(1).toUpperCase(),
    bytes: statInside(root, `media/${item.file}`)?.size ?? 0,
    href: `/media/${item.file}`,
  }));
}

const sameAddress = (address: string, files: [string, string]): FileProblem => ({
  code: 'addresses-are-unique',
  message: `Two files have the address ${address}: ${files.join(' and ')}.`,
  suggestion: 'Rename one of the two files: the file name is the address.',
});
