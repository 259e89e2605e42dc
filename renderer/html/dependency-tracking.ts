import type { Content, Entry, WholeContent } from '../content/schema/content';
import { type Answers, addressesIn, answersOf, contentFrom, listOf } from '../content/schema/open-content';
import { hash } from '../platform/hash';
import { memoize } from '../platform/memoize';
import type { HtmlCache } from '../react/content-context';

/** A part of the content that a page depends on: the question it asked. */
export type Dependency =
  /** Whether there is a page at an address; its text, which only its own page shows; everything else about it. */
  | { page: string; part: 'existence' | 'facts' | 'text' }
  /** The entry at a place in the list of a kind, or the length of the list; `group` has the entries with a value in a field. */
  | { kind: string; group?: { field: string; value: string }; at: number | 'length' }
  /** A data file, or an item of it. */
  | { list: string; item?: string }
  /** Which pages name an item of a list. */
  | { naming: string; item: string }
  | { token: string }
  | { mediaSize: string }
  | { picture: string }
  | { video: string }
  | { anchorAliases: string }
  | { movedQueries: string }
  | { site: 'today' | 'counts' };

/** A dependency as JSON: it can be compared, and thousands of pages share one text. */
export type DependencyText = string;

export function readDependency(text: DependencyText): Dependency {
  return JSON.parse(text);
}

function asText(dependency: Dependency): DependencyText {
  return JSON.stringify(dependency);
}

/** The end of a dependency on the existence of a page. */
const EXISTENCE = '"existence"}';

type Note = (dependency: DependencyText) => void;

/** The fields that only an entry's own page shows. Any page that names the entry may show all other fields. */
const OWN_FIELDS = new Set<PropertyKey>(['body', 'headings']);

/** How many elements that pages have in common are kept. */
const MAX_SHARED = 1_000;

/**
 * Content that records what is asked of it. A page depends on what was asked while it was rendered, so no list of
 * dependencies needs maintenance.
 */
export class DependencyTracker {
  readonly content: Content;
  #parts = new Set<DependencyText>();
  readonly #html = new Map<string, { html: string; parts: ReadonlySet<DependencyText> }>();

  constructor(whole: WholeContent) {
    this.content = contentFrom(notedAnswers(whole, (dependency) => void this.#parts.add(dependency)));
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

  /** Returns what was asked since the last call. */
  takeDependencies(): DependencyText[] {
    const parts = this.#parts;
    this.#parts = new Set();
    // For an existing entry, its facts and text record its existence.
    const isSaid = (existence: DependencyText) =>
      ['facts', 'text'].some((part) => parts.has(`${existence.slice(0, -EXISTENCE.length)}"${part}"}`));
    return [...parts].filter((text) => !text.endsWith(EXISTENCE) || !isSaid(text)).sort();
  }
}

/** The answers, with a note of each question. */
function notedAnswers(whole: WholeContent, note: Note): Answers {
  const answers = answersOf(whole);
  const { locale, language, pageSize, today, counts, list, item, naming } = answers;
  const { token, mediaSize, picture, video, anchorAliases, movedQueries } = answers;
  const viewOf = entryViews(note);
  const pageAt = (address: string) => {
    note(asText({ page: address, part: 'existence' }));
    const entry = whole.entries.get(address);
    return entry && viewOf(entry);
  };
  const noted =
    <Key extends string, Answer>(dependencyOn: (key: Key) => Dependency, answer: (key: Key) => Answer) =>
    (key: Key) => {
      note(asText(dependencyOn(key)));
      return answer(key);
    };
  return {
    locale,
    language,
    pageSize,
    today() {
      note(asText({ site: 'today' }));
      return today();
    },
    counts() {
      note(asText({ site: 'counts' }));
      return counts();
    },
    pageAt,
    pagesOf(kind, group) {
      const addresses = addressesIn(whole.data.kinds, kind, group);
      return listOf(addresses, pageAt, (at) => note(asText({ kind, ...(group && { group }), at })));
    },
    list: noted((name) => ({ list: name }), list),
    item(name, id) {
      note(asText({ list: name, item: id }));
      return item(name, id);
    },
    naming(name, id) {
      note(asText({ naming: name, item: id }));
      return naming(name, id);
    },
    token: noted((id) => ({ token: id }), token),
    mediaSize: noted((name) => ({ mediaSize: name }), mediaSize),
    picture: noted((name) => ({ picture: name }), picture),
    video: noted((name) => ({ video: name }), video),
    anchorAliases: noted((address) => ({ anchorAliases: address }), anchorAliases),
    movedQueries: noted((address) => ({ movedQueries: address }), movedQueries),
  };
}

/** One proxy per entry, so that equal entries stay identical. */
function entryViews(note: Note): (entry: Entry) => Entry {
  return memoize((entry: Entry) => {
    const facts = asText({ page: entry.address, part: 'facts' });
    const text = asText({ page: entry.address, part: 'text' });
    return new Proxy(entry, {
      get(whole, field) {
        note(OWN_FIELDS.has(field) ? text : facts);
        return Reflect.get(whole, field);
      },
    });
  });
}

/**
 * The fingerprint of each part of the content: a short text that changes with the part.
 */
export function fingerprintsOf(content: WholeContent): (part: DependencyText) => string {
  const answers = answersOf(content);
  const known = new Map<DependencyText, string>();
  return (text) => {
    const dependency = readDependency(text);
    // Of most pages, few other pages ask: their fingerprints would take much memory.
    if ('page' in dependency || 'kind' in dependency) return fingerprintOf(dependency, answers);
    const fingerprint = known.get(text) ?? fingerprintOf(dependency, answers);
    known.set(text, fingerprint);
    return fingerprint;
  };
}

function fingerprintOf(dependency: Dependency, answers: Answers): string {
  if ('page' in dependency) {
    const entry = answers.pageAt(dependency.page);
    if (dependency.part === 'existence') return String(entry !== undefined);
    return entry ? statesOfEntry(entry)[dependency.part] : '';
  }
  if ('kind' in dependency) {
    const pages = answers.pagesOf(dependency.kind, dependency.group);
    return dependency.at === 'length' ? String(pages.length) : (pages[dependency.at]?.address ?? '');
  }
  return hash(JSON.stringify(answerTo(dependency, answers) ?? null));
}

function answerTo(asked: Exclude<Dependency, { page: string } | { kind: string }>, answers: Answers): unknown {
  if ('naming' in asked) return answers.naming(asked.naming, asked.item);
  if ('list' in asked)
    return asked.item === undefined ? answers.list(asked.list) : answers.item(asked.list, asked.item);
  if ('token' in asked) return answers.token(asked.token);
  if ('mediaSize' in asked) return answers.mediaSize(asked.mediaSize);
  if ('picture' in asked) return answers.picture(asked.picture);
  if ('video' in asked) return answers.video(asked.video);
  if ('anchorAliases' in asked) return answers.anchorAliases(asked.anchorAliases);
  if ('movedQueries' in asked) return answers.movedQueries(asked.movedQueries);
  return answers[asked.site]();
}

/** Held weakly: the fingerprints of all entries would take much memory. */
const statesOfEntry = memoize(({ body, headings, ...facts }: Entry) => ({
  facts: hash(JSON.stringify(facts)),
  text: hash(`${JSON.stringify(headings)}\n${body}`),
}));
