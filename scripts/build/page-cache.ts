import { linkSync, mkdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Dependency } from '../../renderer/html/dependency-tracking';
import type { PageRecord, RenderedPage } from '../../renderer/html/rendered-page';
import { type CachePlace, readCacheFile, writeCacheFile } from '../../renderer/platform/cache-file';
import { hash } from '../../renderer/platform/hash';
import { StringTable } from './string-table';

/** What pages name, and most of it many of them: it is written once, and by its number in each of them. */
type Named = 'dependencies' | 'links' | 'anchors';

/** Numbers with a space between two of them: a list of them would take three times the memory. */
type Numbers = string;

/** A page as it was made, with what tells whether somebody has touched it since. */
interface KeptPage extends Omit<PageRecord, Named>, Record<Named, Numbers> {
  /** What the file system said of each of its files. */
  stamps: string[];
}

/** A line of the file: a page, and those names that no page before it has. */
interface Line {
  /** With their fingerprints. */
  dependencies: [dependency: Dependency, fingerprint: string][];
  /** Of links and anchors. */
  names: string[];
  page: KeptPage;
}

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

/** The fingerprints of dependencies of the content, see dependency-tracking.ts. */
export type Fingerprints = ReadonlyMap<Dependency, string>;

/**
 * The pages of the last build into a folder. Their files are those of the finished site: a page that would be made the
 * same again is linked from there, at no cost of time or space. A page of which a file is gone or was touched is not.
 */
export class PageCache {
  readonly #place: CachePlace;
  readonly #client: string;
  readonly #dependencies = new StringTable();
  /** The fingerprints of the dependencies, by their numbers. */
  readonly #fingerprints: string[] = [];
  readonly #names = new StringTable();
  /** The pages of the last build whose files are linked. */
  readonly #known: readonly KeptPage[];
  /** The pages of the new site: those that were taken from the last build, and those that were made. */
  readonly #pages = new Map<string, KeptPage>();

  /** Links the files of all pages before anybody knows which have changed: those are few, and removed again in no time. */
  constructor({ out, client, version, isForced }: Builds) {
    this.#place = { file: resolve('.cache/pages', hash(out).slice(0, 16)), version };
    this.#client = client;
    const pages: KeptPage[] = [];
    for (const line of isForced ? [] : readCacheFile(this.#place)) {
      const { dependencies, names, page }: Line = JSON.parse(line);
      for (const [dependency, fingerprint] of dependencies)
        this.#fingerprints[this.#dependencies.add(dependency)] = fingerprint;
      for (const name of names) this.#names.add(name);
      pages.push(page);
    }
    this.#known = linkPages(pages, join(out, 'client'), client);
  }

  /** The dependencies of the content that the pages of the last build depend on. */
  dependencies(): Dependency[] {
    return [...this.#dependencies.all];
  }

  /**
   * Takes those pages from the last build that would be made the same again, and removes the files of the others.
   * @param addresses those of the new site
   * @param fingerprints those of all dependencies()
   * @returns the addresses of the pages that were taken
   */
  reuse(addresses: readonly string[], fingerprints: Fingerprints): string[] {
    const before = [...this.#fingerprints];
    for (const [number, dependency] of this.#dependencies.all.entries())
      this.#fingerprints[number] = fingerprints.get(dependency) ?? '';
    const isSame = before.map((fingerprint, number) => fingerprint === this.#fingerprints[number]);
    const wanted = new Set(addresses);
    for (const page of this.#known) {
      if (wanted.has(page.address) && numbersOf(page.dependencies).every((dependency) => isSame[dependency]))
        this.#pages.set(page.address, page);
      else removeFiles(page, this.#client);
    }
    return [...this.#pages.keys()];
  }

  /** Keeps a page that was made, and whose files are in their place. */
  keep({ fingerprints, ...page }: RenderedPage) {
    const numbered = (names: readonly string[]) => names.map((name) => this.#names.numberOf(name)).join(' ');
    const dependencies = page.dependencies.map((dependency) => this.#dependencies.numberOf(dependency));
    for (const [index, dependency] of dependencies.entries())
      this.#fingerprints[dependency] = fingerprints[index] ?? '';
    this.#pages.set(page.address, {
      ...page,
      dependencies: dependencies.join(' '),
      links: numbered(page.links),
      anchors: numbered(page.anchors),
      stamps: page.files.map((file) => stampOf(join(this.#client, file)) ?? ''),
    });
  }

  /** A page of the new site, if it has one of this address. */
  page(address: string): PageRecord | undefined {
    const page = this.#pages.get(address);
    if (!page) return undefined;
    return {
      address,
      hash: page.hash,
      dependencies: this.#dependencies.those(numbersOf(page.dependencies)),
      files: page.files,
      links: this.#names.those(numbersOf(page.links)),
      anchors: this.#names.those(numbersOf(page.anchors)),
    };
  }

  /** All that pages of the new site link to and load. */
  links(): string[] {
    const numbers = new Set<number>();
    for (const { links } of this.#pages.values()) for (const number of numbersOf(links)) numbers.add(number);
    return this.#names.those([...numbers]);
  }

  /** Writes what is known of the pages of the new site. */
  save() {
    writeCacheFile(this.#place, this.#lines());
  }

  /** A line for each page. All names get new numbers, so that those of pages that went are not written for ever. */
  *#lines(): Iterable<string> {
    const dependencies = this.#dependencies.compact();
    const names = this.#names.compact();
    for (const page of this.#pages.values()) {
      const { address, hash, files, stamps } = page;
      const written: KeptPage = {
        address,
        hash,
        files,
        stamps,
        dependencies: numbersOf(page.dependencies).map(dependencies.numberOf).join(' '),
        links: numbersOf(page.links).map(names.numberOf).join(' '),
        anchors: numbersOf(page.anchors).map(names.numberOf).join(' '),
      };
      const newDependencies = dependencies
        .takeNew()
        .map((dependency): Line['dependencies'][number] => [
          this.#dependencies.all[dependency] ?? '',
          this.#fingerprints[dependency] ?? '',
        ]);
      const line: Line = { dependencies: newDependencies, names: this.#names.those(names.takeNew()), page: written };
      yield JSON.stringify(line);
    }
  }
}

function numbersOf(numbers: Numbers): number[] {
  return numbers === '' ? [] : numbers.split(' ').map(Number);
}

/** @returns the pages whose files are all there, as they were when the page was made */
function linkPages(pages: readonly KeptPage[], from: string, to: string): KeptPage[] {
  const folders = new Set(pages.flatMap(({ files }) => files.map((file) => dirname(join(to, file)))));
  for (const folder of folders) succeeds(() => mkdirSync(folder, { recursive: true }));
  const isWhole = ({ files, stamps }: KeptPage) =>
    files.every((file, index) => {
      // Looked at after it was linked: another build may put its own site there at any moment.
      return succeeds(() => linkSync(join(from, file), join(to, file))) && stampOf(join(to, file)) === stamps[index];
    });
  const whole = new Set(pages.filter(isWhole));
  for (const page of pages) if (!whole.has(page)) removeFiles(page, to);
  return [...whole];
}

/** Whether work could be done: a file may be gone, a folder not be empty, and not every disk has links. */
function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** What changes when a file is written to; undefined where there is none. A copy or a link made later is no change. */
function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
}

/** Removes the files of a page, and the folders in which nothing else is. */
function removeFiles({ files }: Pick<PageRecord, 'files'>, client: string) {
  for (const file of files) {
    rmSync(join(client, file), { force: true });
    let folder = dirname(file);
    while (folder !== '.' && succeeds(() => rmdirSync(join(client, folder)))) folder = dirname(folder);
  }
}
