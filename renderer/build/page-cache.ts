import { linkSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { hash } from '../content/memory';
import type { MadePage } from './made-page';
import type { Part } from './noted-content';

/** A page as it was made, with what tells whether somebody has touched it since. */
interface KeptPage extends MadePage {
  /** What the file system said of each of its files. */
  stamps: string[];
}

/** As it is written: what many pages name is written once, and by its number in each of them. */
interface Written {
  names: string[];
  /** The states of those names that are parts of the content, by their numbers. */
  states: Record<number, string>;
  pages: (Omit<KeptPage, 'parts' | 'links' | 'anchors'> & { parts: number[]; links: number[]; anchors: number[] })[];
}

/** All that is known of the last build. */
interface Known {
  pages: ReadonlyMap<string, KeptPage>;
  /** The state in which each part of the content was. */
  states: States;
}

/** The states of parts of the content, see noted-content.ts. */
export type States = ReadonlyMap<Part, string>;

/** Two builds into the same folder: the last one, of which something may be known, and the new one. */
export interface Builds {
  /** The folder of the finished site, absolute. */
  out: string;
  /** The folder where the files of the pages of the new site are put, absolute. */
  client: string;
  /** Names all that pages are made of beside content; of another version, or damaged, nothing is known. */
  version: string;
  /** Whether to know nothing in any case. */
  isForced: boolean;
}

/**
 * The pages of the last build into a folder. Their files are those of the finished site: a page that would be made the
 * same again is linked from there, at no cost of time or space. A page of which a file is gone or was touched is not.
 */
export class PageCache {
  readonly #file: string;
  readonly #version: string;
  readonly #client: string;
  readonly #known: Known;
  /** What many pages name is held once. */
  readonly #names = new Map<string, string>();
  /** The pages of the new site: those that were taken from the last build, and those that were made. */
  readonly #pages = new Map<string, KeptPage>();
  /** The states of all parts that these depend on. */
  readonly #states = new Map<Part, string>();

  private constructor({ client, version }: Builds, file: string, known: Known) {
    this.#file = file;
    this.#version = version;
    this.#client = client;
    this.#known = known;
  }

  /** Links the files of all pages into the new site: that takes longer than to remove those of the few that have changed. */
  static open(builds: Builds): PageCache {
    const { out, client, version, isForced } = builds;
    const file = resolve('.cache/pages', hash(out).slice(0, 16));
    const text = isForced ? '' : readIfThere(file);
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    const isWhole = text.slice(0, end) === headOf(version, json);
    const { pages, states } = isWhole ? unpacked(JSON.parse(json)) : { pages: [], states: new Map() };
    const untouched = linkPages(pages, join(out, 'client'), client);
    return new PageCache(builds, file, { pages: new Map(untouched.map((page) => [page.address, page])), states });
  }

  /** The parts of the content that the pages of the last build depend on. */
  parts(): Part[] {
    return [...this.#known.states.keys()];
  }

  /**
   * Takes those pages from the last build that would be made the same again, and removes the files of the others.
   * @param addresses those of the new site
   * @param states those of all parts()
   * @returns the addresses of the pages that were taken
   */
  reuse(addresses: readonly string[], states: States): string[] {
    for (const [part, state] of states) this.#states.set(part, state);
    const changed = new Set(this.parts().filter((part) => this.#known.states.get(part) !== states.get(part)));
    const wanted = new Set(addresses);
    for (const page of this.#known.pages.values()) {
      const isSame = wanted.has(page.address) && !page.parts.some((part) => changed.has(part));
      if (isSame) this.#pages.set(page.address, page);
      else removeFiles(page, this.#client);
    }
    return [...this.#pages.keys()];
  }

  /**
   * Keeps a page that was made.
   * @param page its files are in their place
   * @param states those of its parts, in their order
   */
  keep(page: MadePage, states: readonly string[]) {
    const once = (name: string) => {
      const known = this.#names.get(name) ?? name;
      this.#names.set(known, known);
      return known;
    };
    const parts = page.parts.map(once);
    for (const [index, part] of parts.entries()) this.#states.set(part, states[index] ?? '');
    this.#pages.set(page.address, {
      ...page,
      parts,
      links: page.links.map(once),
      anchors: page.anchors.map(once),
      stamps: page.files.map((file) => stampOf(join(this.#client, file)) ?? ''),
    });
  }

  /** The pages of the new site with these addresses, in this order. */
  pages(addresses: readonly string[]): MadePage[] {
    return addresses.flatMap((address) => this.#pages.get(address) ?? []);
  }

  /** Writes what is known of the pages of the new site. The file is replaced whole, so that no reader sees half of it. */
  save() {
    const json = JSON.stringify(packed([...this.#pages.values()], this.#states));
    const staged = `${this.#file}.${process.pid}`;
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(staged, `${headOf(this.#version, json)}\n${json}`);
    renameSync(staged, this.#file);
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @returns the pages whose files are all there, as they were when the page was made */
function linkPages(pages: readonly KeptPage[], from: string, to: string): KeptPage[] {
  const folders = new Set(pages.flatMap(({ files }) => files.map((file) => dirname(join(to, file)))));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  const isWhole = ({ files, stamps }: KeptPage) =>
    files.every((file, index) => {
      // Looked at after it was linked: another build may put its own site there at any moment.
      return isLinked(join(from, file), join(to, file)) && stampOf(join(to, file)) === stamps[index];
    });
  const whole = new Set(pages.filter(isWhole));
  for (const page of pages) if (!whole.has(page)) removeFiles(page, to);
  return [...whole];
}

/** Whether a file could be linked: it may be gone, and not every disk has links. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Removes the files of a page, and the folders in which nothing else is. */
function removeFiles({ files }: MadePage, client: string) {
  for (const file of files) {
    rmSync(join(client, file), { force: true });
    for (let folder = dirname(file); folder !== '.' && isRemoved(join(client, folder)); ) folder = dirname(folder);
  }
}

function isRemoved(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function headOf(version: string, json: string): string {
  return `${version} ${hash(json)}`;
}

/** What changes when a file is written to; undefined where there is none. A copy or a link made later is no change. */
function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
}

function packed(pages: readonly KeptPage[], stateOf: States): Written {
  const numbers = new Map<string, number>();
  const states: Record<number, string> = {};
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const numberOfPart = (part: Part) => {
    const number = numberOf(part);
    states[number] ??= stateOf.get(part) ?? '';
    return number;
  };
  const written = pages.map((page) => ({
    ...page,
    parts: page.parts.map(numberOfPart),
    links: page.links.map(numberOf),
    anchors: page.anchors.map(numberOf),
  }));
  return { names: [...numbers.keys()], states, pages: written };
}

function unpacked({ names, states, pages }: Written): { pages: KeptPage[]; states: States } {
  const nameOf = (number: number) => names[number] ?? '';
  const kept = pages.map((page) => ({
    ...page,
    parts: page.parts.map(nameOf),
    links: page.links.map(nameOf),
    anchors: page.anchors.map(nameOf),
  }));
  return {
    pages: kept,
    states: new Map(Object.entries(states).map(([number, state]) => [nameOf(Number(number)), state])),
  };
}
