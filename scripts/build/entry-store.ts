import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import type { AnyEntry, Content } from '../../renderer/content/schema/content';
import { type EntryLists, type ListsOf, mapEachList } from '../../renderer/content/schema/entry-lists';

/**
 * Content whose entries are in a file. Workers read the entries that a page needs and release them again: a copy of all entries
 * in each worker would take several times the memory. For the same reason each address is stored once, and lists refer to
 * entries by number.
 */
export interface StoredContent {
  others: Omit<Content, 'entries' | 'lists'>;
  file: string;
  /** The addresses of the entries, in the order of the file. */
  addresses: readonly string[];
  /** Where each entry ends in the file, in bytes. */
  ends: readonly number[];
  /** The entries of each list, by their number in that order. */
  lists: ListsOf<number[]>;
}

/** @param file is created or overwritten */
export function storeEntries({ entries, lists, ...others }: Content, file: string): StoredContent {
  const numbers = new Map<string, number>();
  const ends: number[] = [];
  const descriptor = openSync(file, 'w');
  let end = 0;
  for (const [address, entry] of entries) {
    end += writeSync(descriptor, JSON.stringify(entry));
    numbers.set(address, ends.length);
    ends.push(end);
  }
  closeSync(descriptor);
  const numbersOf = (list: readonly AnyEntry[]) => list.flatMap(({ address }) => numbers.get(address) ?? []);
  return { others, file, addresses: [...numbers.keys()], ends, lists: mapEachList(lists, numbersOf) };
}

/** The content, whose entries are read from the file whenever they are used. */
export function openEntryStore(stored: StoredContent): Content {
  const entries = new StoredEntries(stored);
  const listOf = (numbers: number[]) =>
    new Proxy(numbers, {
      get: (all, field, receiver) =>
        typeof field === 'string' && /^\d+$/.test(field)
          ? entries.at(all[Number(field)])
          : Reflect.get(all, field, receiver),
    });
  // The type holds because each list has the same entries as before.
  return { ...stored.others, entries, lists: mapEachList(stored.lists, listOf) as unknown as EntryLists };
}

class StoredEntries extends Map<string, AnyEntry> {
  readonly #descriptor: number;
  readonly #addresses: StoredContent['addresses'];
  readonly #ends: StoredContent['ends'];
  readonly #numbers: ReadonlyMap<string, number>;
  /** One buffer for all entries: memory outside of the heap is freed late. */
  #bytes = Buffer.alloc(0);
  /** While an entry is in use, everyone gets the same object. */
  readonly #held = new Map<string, WeakRef<AnyEntry>>();

  constructor({ file, addresses, ends }: StoredContent) {
    super();
    this.#descriptor = openSync(file, 'r');
    this.#addresses = addresses;
    this.#ends = ends;
    this.#numbers = new Map(addresses.map((address, number) => [address, number]));
  }

  override get(address: string): AnyEntry | undefined {
    const held = this.#held.get(address)?.deref();
    const number = this.#numbers.get(address);
    if (held || number === undefined) return held;
    const entry = this.#read(number);
    this.#held.set(address, new WeakRef(entry));
    return entry;
  }

  /** @param number of the entry in the order of the file */
  at(number = -1): AnyEntry | undefined {
    const address = this.#addresses[number];
    return address === undefined ? undefined : this.get(address);
  }

  #read(number: number): AnyEntry {
    const start = this.#ends[number - 1] ?? 0;
    const length = (this.#ends[number] ?? 0) - start;
    if (this.#bytes.length < length) this.#bytes = Buffer.alloc(length);
    readSync(this.#descriptor, this.#bytes, 0, length, start);
    return JSON.parse(this.#bytes.toString('utf8', 0, length));
  }

  override has(address: string): boolean {
    return this.#numbers.has(address);
  }

  override get size(): number {
    return this.#addresses.length;
  }

  override *entries(): MapIterator<[string, AnyEntry]> {
    for (const [address, number] of this.#numbers) yield [address, this.get(address) ?? this.#read(number)];
  }

  override *values(): MapIterator<AnyEntry> {
    for (const [, entry] of this.entries()) yield entry;
  }

  override keys(): MapIterator<string> {
    return this.#numbers.keys();
  }

  override forEach(call: (entry: AnyEntry, address: string, map: Map<string, AnyEntry>) => void) {
    for (const [address, entry] of this.entries()) call(entry, address, this);
  }

  override [Symbol.iterator](): MapIterator<[string, AnyEntry]> {
    return this.entries();
  }
}
