import type { HtmlCache } from '../../components/content-context';
import type { AnyEntry, Content } from '../content/schema/content';
import { type EntryLists, groupedLists } from '../content/schema/entry-lists';
import { hash } from '../platform/hash';
import { memoize } from '../platform/memoize';

/** A part of the content by its name, such as `site`, `claims founded`, `facts /about`, `lists.articles 0`. */
export type Dependency = string;

type Note = (part: Dependency) => void;

/** The fields that only an entry's own page shows; any page that names the entry may show the others. */
const OWN_FIELDS = new Set<PropertyKey>(['body', 'headings']);

/** How many elements that pages have in common are kept. */
const MAX_SHARED = 1_000;

/**
 * Content that records which of its parts are read. A page depends on what was read while it was rendered, so
 * no list of dependencies needs maintenance.
 */
export class TrackedContent {
  readonly content: Content;
  #parts = new Set<Dependency>();
  readonly #html = new Map<string, { html: string; parts: ReadonlySet<Dependency> }>();

  constructor(content: Content) {
    const note: Note = (part) => void this.#parts.add(part);
    const viewOf = entryViews(note);
    const views: Partial<Content> = {
      entries: new EntriesByAddress((address) => {
        note(`is ${address}`);
        const entry = content.entries.get(address);
        return entry && viewOf(entry);
      }),
      claims: trackedRecord('claims', content.claims, note),
      anchorAliases: trackedRecord('anchorAliases', content.anchorAliases, note),
      lists: notedLists(content.lists, '', note, viewOf),
    };
    this.content = new Proxy(content, {
      get(whole, field: keyof Content) {
        if (field in views) return views[field];
        note(field);
        return whole[field];
      },
    });
  }

  /** Renders what pages have in common once. A page that reuses it depends on what was read then. */
  readonly htmlCache: HtmlCache = (key, render) => {
    if (this.#html.size > MAX_SHARED) this.#html.clear();
    const shared = this.#html.get(key) ?? this.#rendered(render);
    this.#html.set(key, shared);
    for (const part of shared.parts) this.#parts.add(part);
    return shared.html;
  };

  #rendered(render: () => string) {
    const parts = this.#parts;
    this.#parts = new Set();
    try {
      return { html: render(), parts: this.#parts };
    } finally {
      this.#parts = parts;
    }
  }

  /** Returns the parts that were read since the last call. */
  takeDependencies(): Dependency[] {
    const parts = this.#parts;
    this.#parts = new Set();
    // For an existing entry, its facts and text record its existence.
    const isSaid = (address: string) => parts.has(`facts ${address}`) || parts.has(`text ${address}`);
    return [...parts].filter((part) => !(part.startsWith('is ') && isSaid(part.slice('is '.length)))).sort();
  }
}

/** A record whose values are separate dependencies. */
function trackedRecord<Value>(name: string, record: Record<string, Value>, note: Note): Record<string, Value> {
  return new Proxy(record, {
    get(values, key) {
      note(`${name} ${String(key)}`);
      return Reflect.get(values, key);
    },
  });
}

type ViewOf = <Kind extends AnyEntry>(entry: Kind) => Kind;

/** One proxy per entry, so that equal entries stay identical. */
function entryViews(note: Note): ViewOf {
  const views = new WeakMap<AnyEntry, AnyEntry>();
  return <Kind extends AnyEntry>(entry: Kind): Kind => {
    const view = views.get(entry) ?? notedEntry(entry, note);
    views.set(entry, view);
    return view as Kind;
  };
}

function notedEntry(entry: AnyEntry, note: Note): AnyEntry {
  return new Proxy(entry, {
    get(whole, field) {
      note(`${OWN_FIELDS.has(field) ? 'text' : 'facts'} ${whole.address}`);
      return Reflect.get(whole, field);
    },
  });
}

/** Only by address: a page that reads all entries would have to be rendered again at each change. */
class EntriesByAddress extends Map<string, AnyEntry> {
  override readonly get: (address: string) => AnyEntry | undefined;

  constructor(get: (address: string) => AnyEntry | undefined) {
    super();
    this.get = get;
  }

  override has(address: string): boolean {
    return this.get(address) !== undefined;
  }

  override get size(): never {
    throw new Error('A page must not count all entries: it would be made again at each change. Use a list.');
  }

  override [Symbol.iterator](): never {
    throw new Error('A page must not go through all entries: it would be made again at each change. Use a list.');
  }

  override values = this[Symbol.iterator];
  override keys = this[Symbol.iterator];
  override entries = this[Symbol.iterator];
  override forEach = this[Symbol.iterator];
}

/** Each list of entries, and each list of a group under the name of both. */
function notedLists<Lists extends object>(lists: Lists, group: string, note: Note, viewOf: ViewOf): Lists {
  const noted = Object.entries(lists).map(([name, list]) => [
    name,
    Array.isArray(list) ? notedList(group + name, list, note, viewOf) : notedGroup(list, `${name}.`, note, viewOf),
  ]);
  // A category may be named like a property of every object.
  return Object.assign(Object.create(null), Object.fromEntries(noted));
}

/** The lists of a group. Asking for one that is missing is recorded as well: it may have entries one day. */
function notedGroup<Lists extends object>(lists: Lists, group: string, note: Note, viewOf: ViewOf): Lists {
  return new Proxy(notedLists(lists, group, note, viewOf), {
    get(whole, name) {
      if (typeof name === 'string' && !(name in whole)) note(`lists.${group}${name} length`);
      return Reflect.get(whole, name);
    },
  });
}

function notedList<Kind extends AnyEntry>(name: string, list: readonly Kind[], note: Note, viewOf: ViewOf) {
  return new Proxy(list, {
    get(whole, field, receiver) {
      if (typeof field === 'symbol' || !/^(?:\d+|length)$/.test(field)) return Reflect.get(whole, field, receiver);
      note(`lists.${name} ${field}`);
      const entry = whole[Number(field)];
      return field === 'length' ? whole.length : entry && viewOf(entry);
    },
  });
}

/**
 * The fingerprint of each part of the content: a short text that changes with the part.
 * @throws Error for a part that no content has
 */
export function fingerprintsOf(content: Content): (part: Dependency) => string {
  const known = new Map<Dependency, string>();
  return (part) => {
    const [kind = '', ...rest] = part.split(' ');
    const key = rest.join(' ');
    if (kind === 'is') return String(content.entries.has(key));
    if (kind === 'facts' || kind === 'text') {
      const entry = content.entries.get(key);
      return entry ? statesOfEntry(entry)[kind] : '';
    }
    if (kind.startsWith('lists.')) return stateOfList(part.slice('lists.'.length), content.lists);
    const state = known.get(part) ?? stateOf(kind, key, content);
    known.set(part, state);
    return state;
  };
}

/** Held weakly: those of all entries would take much memory. */
const statesOfEntry = memoize(({ body, headings, ...facts }: AnyEntry) => ({
  facts: hash(JSON.stringify(facts)),
  text: hash(`${JSON.stringify(headings)}\n${body}`),
}));

function stateOf(kind: string, key: string, content: Content): string {
  if (kind === 'claims' || kind === 'anchorAliases') return hash(JSON.stringify(content[kind][key] ?? null));
  if (kind in content) return hash(JSON.stringify(content[kind as keyof Content]));
  throw new Error(`No content has the part "${key === '' ? kind : `${kind} ${key}`}"`);
}

function stateOfList(name: string, lists: Content['lists']): string {
  const field = name.slice(name.lastIndexOf(' ') + 1);
  const path = name.slice(0, name.lastIndexOf(' '));
  const list = listAt(path, lists);
  return field === 'length' ? String(list.length) : (list[Number(field)]?.address ?? '');
}

function listAt(path: string, { articlesByCategory, articlesByAuthor, ...lists }: EntryLists): readonly AnyEntry[] {
  const groups = { articlesByCategory, articlesByAuthor };
  const group = groupedLists.find((name) => path.startsWith(`${name}.`));
  const list = group ? groups[group][path.slice(group.length + 1)] : lists[path as keyof typeof lists];
  return list ?? [];
}
