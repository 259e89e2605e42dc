import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import type { Entry, KindIndex, WholeContent } from '../../content/schema/content';
import { openContent } from '../../content/schema/open-content';

/**
 * Content whose entries are in a file. Workers read the entries that a page needs and release them again: a copy of all entries
 * in each worker would take several times the memory. For the same reason each address is stored once, and lists refer to
 * entries by number.
 */
export interface StoredContent {
  others: Omit<WholeContent['data'], 'entries' | 'kinds'>;
  file: string;
  /** The addresses of the entries, in the order of the file. */
  addresses: readonly string[];
  /** The end of each entry in the file, in bytes. */
  ends: readonly number[];
  /** The entries of each kind, by their number in that order. */
  kinds: Readonly<Record<string, KindIndex<number[]>>>;
}

/** @param file is created or overwritten */
export function storeEntries({ data }: WholeContent, file: string): StoredContent {
  const { entries, kinds, ...others } = data;
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
  const numbersOf = (addresses: readonly string[]) => addresses.flatMap((address) => numbers.get(address) ?? []);
  return { others, file, addresses: [...numbers.keys()], ends, kinds: mapKinds(kinds, numbersOf) };
}

/** The content, whose entries are read from the file whenever they are used. */
export function openEntryStore(stored: StoredContent): WholeContent {
  const { addresses } = stored;
  const kinds = mapKinds(stored.kinds, (numbers) => numbers.flatMap((number) => addresses[number] ?? []));
  return openContent({ ...stored.others, entries: new StoredEntries(stored), kinds });
}

type Kinds<Addresses> = Readonly<Record<string, KindIndex<Addresses>>>;

/** Maps the addresses of each list. */
function mapKinds<From, To>(kinds: Kinds<From>, to: (list: From) => To): Kinds<To> {
  return mapValues(kinds, ({ all, by }) => ({ all: to(all), by: mapValues(by, (groups) => mapValues(groups, to)) }));
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));
}

class StoredEntries extends Map<string, Entry> {
  readonly #descriptor: number;
  readonly #addresses: StoredContent['addresses'];
  readonly #ends: StoredContent['ends'];
  readonly #numbers: ReadonlyMap<string, number>;
  /** One buffer for all entries: memory outside of the heap is freed late. */
  #bytes = Buffer.alloc(0);
  /** While an entry is in use, everyone gets the same object. */
  readonly #held = new Map<string, WeakRef<Entry>>();

  constructor({ file, addresses, ends }: StoredContent) {
    super();
    this.#descriptor = openSync(file, 'r');
    this.#addresses = addresses;
    this.#ends = ends;
    this.#numbers = new Map(addresses.map((address, number) => [address, number]));
  }

  override get(address: string): Entry | undefined {
    const held = this.#held.get(address)?.deref();
    const number = this.#numbers.get(address);
    if (held || number === undefined) return held;
    const entry = this.#read(number);
    this.#held.set(address, new WeakRef(entry));
    return entry;
  }

  #read(number: number): Entry {
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

  override *entries(): MapIterator<[string, Entry]> {
    for (const [address, number] of this.#numbers) yield [address, this.get(address) ?? this.#read(number)];
  }

  override *values(): MapIterator<Entry> {
    for (const [, entry] of this.entries()) yield entry;
  }

  override keys(): MapIterator<string> {
    return this.#numbers.keys();
  }

  override forEach(call: (entry: Entry, address: string, map: Map<string, Entry>) => void) {
    for (const [address, entry] of this.entries()) call(entry, address, this);
  }

  override [Symbol.iterator](): MapIterator<[string, Entry]> {
    return this.entries();
  }
}
