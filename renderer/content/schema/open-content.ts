import { extname } from 'pathe';
import type { AnchorAlias, Content, Entry, KindIndex, Naming, PageKind, WholeContent } from './content';
import type { DataOf, List } from './define-list';
import { addressOf } from './pattern';
import type { PictureFacts } from './picture-facts';
import type { Redirects } from './redirects';
import type { VideoFacts } from './video-facts';

/** The basic questions: each answer is a possible dependency of a page. */
export interface Answers extends Pick<Content, 'locale' | 'language' | 'pageSize'> {
  today(): string;
  counts(): { pages: number; rules: number };
  pageAt(address: string): Entry | undefined;
  /** @param group the pages that have a value in a field */
  pagesOf(kind: string, group?: { field: string; value: string }): readonly Entry[];
  list(name: string): unknown;
  item(list: string, id: string): unknown;
  naming(list: string, id: string): readonly string[];
  token(id: string): string | undefined;
  mediaSize(name: string): number;
  picture(name: string): PictureFacts | undefined;
  video(name: string): VideoFacts | undefined;
  anchorAliases(address: string): readonly AnchorAlias[];
  movedQueries(address: string): Redirects;
}

/** The content of the whole site. */
export function openContent(data: WholeContent['data']): WholeContent {
  return { ...contentFrom(answersOf({ data })), data, entries: data.entries };
}

/** The content as its answers are. The check has seen all values, which TypeScript cannot know. */
export function contentFrom(answers: Answers): Content {
  const { locale, language, pageSize, pageAt, token, picture, video, anchorAliases, movedQueries } = answers;
  const page = (address: string) => found(pageAt(address), `page at ${address}`);
  const find = <Kind extends PageKind>(kind: Kind, id: string) =>
    pageAt(addressOf(kind, id)) as Entry<Kind> | undefined;
  const get = (from: PageKind | List, id: string) => {
    const name = `${from.name} "${id}"`;
    return 'files' in from ? found(find(from, id), name) : found(answers.item(from.name, id), name);
  };
  return {
    locale,
    language,
    pageSize,
    get today() {
      return answers.today();
    },
    get counts() {
      return answers.counts();
    },
    all: <Kind extends PageKind>({ name }: Kind) => answers.pagesOf(name) as readonly Entry<Kind>[],
    where: <Kind extends PageKind>({ name }: Kind, field: string, value: unknown) =>
      answers.pagesOf(name, { field, value: String(value) }) as readonly Entry<Kind>[],
    get: get as Content['get'],
    find,
    page,
    pageAt,
    list: <Of extends List>({ name }: Of) => answers.list(name) as DataOf<Of>,
    above(entry) {
      const above: Entry[] = [];
      const parentOf = ({ parent }: Entry) => (parent === undefined || parent === '/' ? undefined : pageAt(parent));
      // Content with errors may go in a circle.
      for (
        let next = parentOf(entry);
        next && next.address !== entry.address && !above.includes(next);
        next = parentOf(next)
      )
        above.unshift(next);
      return above;
    },
    naming: ({ name }, id) => answers.naming(name, id).flatMap((address) => pageAt(address) ?? []),
    token,
    media: (name) => ({
      href: `/media/${name}`,
      type: extname(name).slice(1).toUpperCase(),
      bytes: answers.mediaSize(name),
    }),
    picture,
    video,
    anchorAliases,
    movedQueries,
  };
}

function found<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`There is no ${name}`);
  return value;
}

/** The answers of the whole content, as values. */
export function answersOf({ data }: Pick<WholeContent, 'data'>): Answers {
  const { locale, language, pageSize, entries, kinds, lists, tokens, naming, mediaSizes, pictures, videos } = data;
  const { anchorAliases, movedQueries } = data;
  const pageAt = (address: string) => entries.get(address);
  return {
    locale,
    language,
    pageSize,
    today: () => data.today,
    counts: () => data.counts,
    pageAt,
    pagesOf: (kind, group) => listOf(addressesIn(kinds, kind, group), pageAt),
    list: (name) => lists[name],
    item: (list, id) => own(lists[list], id),
    naming: (list, id) => pagesNaming(own(naming[list], id)),
    token: (id) => own(tokens, id),
    mediaSize: (name) => own(mediaSizes, name) ?? 0,
    picture: (name) => own(pictures, name),
    video: (name) => own(videos, name),
    anchorAliases: (address) => own(anchorAliases, address) ?? [],
    movedQueries: (address) => own(movedQueries, address) ?? [],
  };
}

/** The addresses of the pages of a kind. */
export function addressesIn(
  kinds: Readonly<Record<string, KindIndex>>,
  kind: string,
  group?: { field: string; value: string },
): readonly string[] {
  const index = own(kinds, kind);
  return (group ? own(own(index?.by, group.field), group.value) : index?.all) ?? [];
}

function pagesNaming(named: readonly Naming[] = []): string[] {
  return [...new Set(named.flatMap(({ address }) => address ?? []))];
}

/** What a record holds itself: an item may be named like a property of every object. */
function own<Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined;
function own(record: unknown, key: string): unknown;
function own(record: unknown, key: string): unknown {
  return typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? Reflect.get(record, key)
    : undefined;
}

/**
 * The pages at addresses. Each is looked up when it is read: a large build has them on disk.
 * @param note is told what is read
 */
export function listOf(
  addresses: readonly string[],
  pageAt: (address: string) => Entry | undefined,
  note?: (at: number | 'length') => void,
): readonly Entry[] {
  const list = new Proxy(addresses, {
    get(whole, field, receiver) {
      if (field === 'length') note?.(field);
      if (typeof field === 'symbol' || !/^\d+$/.test(field)) return Reflect.get(whole, field, receiver);
      note?.(Number(field));
      const address = whole[Number(field)];
      return address === undefined ? undefined : pageAt(address);
    },
  });
  // The proxy makes an array of pages from the array of addresses.
  return list as readonly unknown[] as readonly Entry[];
}
