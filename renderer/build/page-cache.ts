import { linkSync, mkdirSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { hash } from '../content/memory';
import type { MadePage } from './made-page';
import type { Part } from './noted-content';

/** A page as it was made, with what tells whether it would be made the same again. */
interface KeptPage extends MadePage {
  /** A hash of the states that its parts were in. */
  state: string;
  /** What the file system said of each of its files. */
  stamps: string[];
}

/** As it is written: what many pages name is written once, and by its number in each of them. */
interface Written {
  names: string[];
  pages: (Omit<KeptPage, 'parts' | 'links' | 'anchors'> & { parts: number[]; links: number[]; anchors: number[] })[];
}

/** The states of the parts of the content, see noted-content.ts. */
export type StateOf = (part: Part) => string;

/**
 * The pages of the last build into a folder. Their files are those of the finished site: a page that would be made the
 * same again is linked from there, at no cost of time or space. A page of which a file is gone or was touched is not.
 */
export class PageCache {
  readonly #file: string;
  readonly #version: string;
  readonly #pages: ReadonlyMap<string, KeptPage>;

  private constructor(file: string, version: string, pages: readonly KeptPage[]) {
    this.#file = file;
    this.#version = version;
    this.#pages = new Map(pages.map((page) => [page.address, page]));
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
    return new PageCache(file, version, isWhole ? unpacked(JSON.parse(json)) : []);
  }

  /**
   * Links the files of a page into a new site, where the page would be made the same again.
   * @param from client/ of the finished site
   * @param to client/ of the new one
   * @returns the page, or undefined where it has to be made
   */
  reuse(address: string, stateOf: StateOf, from: string, to: string): MadePage | undefined {
    const page = this.#pages.get(address);
    if (!page || page.state !== stateOfPage(page, stateOf)) return undefined;
    const isUntouched = page.files.every((file, index) => stampOf(join(from, file)) === page.stamps[index]);
    if (!isUntouched) return undefined;
    for (const file of page.files) {
      mkdirSync(dirname(join(to, file)), { recursive: true });
      linkSync(join(from, file), join(to, file));
    }
    return page;
  }

  /**
   * Keeps what is known of the pages of a new site. The file is replaced whole, so that no reader sees half of it.
   * @param client client/ of the finished site
   */
  async save(pages: readonly MadePage[], stateOf: StateOf, client: string) {
    const kept = pages.map((page) => ({
      ...page,
      state: stateOfPage(page, stateOf),
      stamps: page.files.map((file) => stampOf(join(client, file)) ?? ''),
    }));
    const json = JSON.stringify(packed(kept));
    const staged = `${this.#file}.${process.pid}`;
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(staged, `${headOf(this.#version, json)}\n${json}`);
    await rename(staged, this.#file);
  }
}

function headOf(version: string, json: string): string {
  return `${version} ${hash(json)}`;
}

function stateOfPage({ parts }: MadePage, stateOf: StateOf): string {
  return hash(parts.map((part) => `${part}\0${stateOf(part)}`).join('\0'));
}

/** What changes when a file is written to; undefined where there is none. A copy or a link made later is no change. */
function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
}

function packed(pages: readonly KeptPage[]): Written {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const written = pages.map((page) => ({
    ...page,
    parts: page.parts.map(numberOf),
    links: page.links.map(numberOf),
    anchors: page.anchors.map(numberOf),
  }));
  return { names: [...numbers.keys()], pages: written };
}

function unpacked({ names, pages }: Written): KeptPage[] {
  const namesOf = (numbers: readonly number[]) => numbers.map((number) => names[number] ?? '');
  return pages.map((page) => ({
    ...page,
    parts: namesOf(page.parts),
    links: namesOf(page.links),
    anchors: namesOf(page.anchors),
  }));
}
