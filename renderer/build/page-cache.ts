import { statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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
  states: ReadonlyMap<Part, string>;
}

/** The states of the parts of the content, see noted-content.ts. */
export type StateOf = (part: Part) => string;

/**
 * The pages of the last build into a folder. Their files are those of the finished site: a page that would be made the
 * same again is linked from there (link-files.ts), at no cost of time or space. A page of which a file is gone or was
 * touched is not.
 */
export class PageCache {
  readonly #file: string;
  readonly #version: string;
  readonly #known: Known;
  /** Whether a part of the content is as it was. */
  readonly #isSame = new Map<Part, boolean>();
  /** The pages that were taken from the last build. */
  readonly #reused = new Map<string, KeptPage>();

  private constructor(file: string, version: string, known: Known) {
    this.#file = file;
    this.#version = version;
    this.#known = known;
  }

  /**
   * @param out the folder of the finished site, absolute
   * @param version names all that pages are made of beside content; of another version, or damaged, nothing is known
   * @param isForced whether to know nothing in any case
   */
  static async open(out: string, version: string, isForced: boolean): Promise<PageCache> {
    const file = resolve('.cache/pages', hash(out).slice(0, 16));
    const text = await readFile(file, 'utf8').catch(() => '');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    const isWhole = !isForced && text.slice(0, end) === headOf(version, json);
    return new PageCache(file, version, isWhole ? unpacked(JSON.parse(json)) : { pages: new Map(), states: new Map() });
  }

  /**
   * The pages of the last build that would be made the same again, by their addresses.
   * @param client client/ of the finished site, which has their files
   */
  reuse(addresses: readonly string[], stateOf: StateOf, client: string): Map<string, MadePage> {
    for (const address of addresses) {
      const page = this.#known.pages.get(address);
      const isSame = page?.parts.every((part) => this.#isAsItWas(part, stateOf));
      if (page && isSame && isUntouched(page, client)) this.#reused.set(address, page);
    }
    return new Map(this.#reused);
  }

  #isAsItWas(part: Part, stateOf: StateOf): boolean {
    const isSame = this.#isSame.get(part) ?? this.#known.states.get(part) === stateOf(part);
    this.#isSame.set(part, isSame);
    return isSame;
  }

  /**
   * Keeps what is known of the pages of a new site. The file is replaced whole, so that no reader sees half of it.
   * @param client client/ of the finished site
   */
  async save(pages: readonly MadePage[], stateOf: StateOf, client: string) {
    const kept = pages.map(
      (page) =>
        this.#reused.get(page.address) ?? {
          ...page,
          stamps: page.files.map((file) => stampOf(join(client, file)) ?? ''),
        },
    );
    const json = JSON.stringify(packed(kept, stateOf));
    const staged = `${this.#file}.${process.pid}`;
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(staged, `${headOf(this.#version, json)}\n${json}`);
    await rename(staged, this.#file);
  }
}

function isUntouched({ files, stamps }: KeptPage, client: string): boolean {
  return files.every((file, index) => stampOf(join(client, file)) === stamps[index]);
}

function headOf(version: string, json: string): string {
  return `${version} ${hash(json)}`;
}

/** What changes when a file is written to; undefined where there is none. A copy or a link made later is no change. */
function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
}

function packed(pages: readonly KeptPage[], stateOf: StateOf): Written {
  const numbers = new Map<string, number>();
  const states: Record<number, string> = {};
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const numberOfPart = (part: Part) => {
    const number = numberOf(part);
    states[number] ??= stateOf(part);
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

function unpacked({ names, states, pages }: Written): Known {
  const nameOf = (number: number) => names[number] ?? '';
  const kept = pages.map((page) => ({
    ...page,
    parts: page.parts.map(nameOf),
    links: page.links.map(nameOf),
    anchors: page.anchors.map(nameOf),
  }));
  return {
    pages: new Map(kept.map((page) => [page.address, page])),
    states: new Map(Object.entries(states).map(([number, state]) => [nameOf(Number(number)), state])),
  };
}
