import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import type { AnyEntry, Content } from '../content/schema/content';
import { type EntryLists, type ListsOf, mapEachList } from '../content/schema/entry-lists';

/** Where an entry stands in the file, in bytes. */
interface Place {
  start: number;
  length: number;
}

/**
 * Content whose entries are in a file. Threads that make pages read those which they need, and let them go again: a copy
 * of all of them in each thread would take several times the memory.
 */
export interface StoredContent {
  others: Omit<Content, 'entries' | 'lists'>;
  file: string;
  places: ReadonlyMap<string, Place>;
  /** The addresses of the entries of each list. */
  lists: ListsOf<string[]>;
}

/** @param file what is written: a new file, or in the place of one */
export function storeContent({ entries, lists, ...others }: Content, file: string): StoredContent {
  const places = new Map<string, Place>();
  const descriptor = openSync(file, 'w');
  let start = 0;
  for (const [address, entry] of entries) {
    const length = writeSync(descriptor, JSON.stringify(entry));
    places.set(address, { start, length });
    start += length;
  }
  closeSync(descriptor);
  return { others, file, places, lists: mapEachList(lists, addressesOf) };
}

const addressesOf = (list: readonly AnyEntry[]) => list.map(({ address }) => address);

/** The content, whose entries are read when somebody asks for them. They can be asked for, not gone through. */
export function openContent({ others, file, places, lists }: StoredContent): Content {
  const entries = new StoredEntries(file, places);
  const entryAt = (address = '') => entries.get(address);
  const listOf = (addresses: string[]) =>
    new Proxy(addresses, {
      get: (all, field, receiver) =>
        typeof field === 'string' && /^\d+$/.test(field)
          ? entryAt(all[Number(field)])
          : Reflect.get(all, field, receiver),
    });
  // Each list has the entries that it had, which are of its kind.
  return { ...others, entries, lists: mapEachList(lists, listOf) as unknown as EntryLists };
}

class StoredEntries extends Map<string, AnyEntry> {
  readonly #descriptor: number;
  readonly #places: StoredContent['places'];
  /** What entries are read into, one after the other: memory outside of the heap goes back late. */
  #bytes = Buffer.alloc(0);
  /** An entry that somebody holds is the same object for all who ask. */
  readonly #held = new Map<string, WeakRef<AnyEntry>>();

  constructor(file: string, places: StoredContent['places']) {
    super();
    this.#descriptor = openSync(file, 'r');
    this.#places = places;
  }

  override get(address: string): AnyEntry | undefined {
    const held = this.#held.get(address)?.deref();
    const place = this.#places.get(address);
    if (held || !place) return held;
    const { start, length } = place;
    if (this.#bytes.length < length) this.#bytes = Buffer.alloc(length);
    readSync(this.#descriptor, this.#bytes, 0, length, start);
    const entry: AnyEntry = JSON.parse(this.#bytes.toString('utf8', 0, length));
    this.#held.set(address, new WeakRef(entry));
    return entry;
  }

  override has(address: string): boolean {
    return this.#places.has(address);
  }
}
