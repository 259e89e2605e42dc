import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { DependencyText } from '../../html/dependency-tracking';
import type { AddedFiles, PageRecord, RenderedPage } from '../../html/rendered-page';
import { type CachePlace, readCacheFile, writeCacheFile } from '../../platform/cache-file';
import { inCache } from '../../platform/cache-folder.mjs';
import { hash } from '../../platform/hash';
import { StringTable } from './string-table';
import { discardNow } from './trash';

/** Strings that many pages share: each is written once, and pages have its number. */
type Shared = 'dependencies' | 'links' | 'anchors';

/** Numbers separated by spaces: an array would take three times the memory. */
type Numbers = string;

/** A rendered page, with what tells whether its files were modified since. */
interface CachedPage extends Omit<PageRecord, Shared>, Pick<RenderedPage, 'fileHashes'>, Record<Shared, Numbers> {
  /** The inode, size and time of each of its files in the cache. */
  stamps: string[];
}

/** A line of the file: a page, and the strings that no page before it has. */
interface CacheLine {
  /** With their fingerprints. */
  dependencies: [dependency: DependencyText, fingerprint: string][];
  /** Of links and anchors. */
  names: string[];
  page: CachedPage;
}

/** Two builds into the same folder: the last build, which may be cached, and the new build. */
export interface Builds {
  /** The folder of the finished site, absolute. */
  out: string;
  /** The folder for the pages of the new site, absolute. */
  client: string;
  /** Names everything that pages depend on besides content: a cache of another version is ignored. */
  version: string;
  /** Whether to ignore the cache. */
  isForced: boolean;
}

/** The fingerprints of dependencies of the content, see dependency-tracking.ts. */
export type Fingerprints = ReadonlyMap<DependencyText, string>;

/**
 * The pages of the last build into a folder. The cache contains their files as hard links, which take no time or space, and from it
 * unchanged pages are linked into the new site. A page with a missing or modified file is not. If the cache has been restored,
 * on another machine for example, files have other inodes and times, and their content is compared.
 */
export class PageCache {
  readonly #place: CachePlace;
  readonly #client: string;
  /** The folder of the cached files. */
  readonly #files: string;
  readonly #dependencies = new StringTable();
  /** The fingerprints of the dependencies, by their numbers. */
  readonly #fingerprints: string[] = [];
  readonly #names = new StringTable();
  /** The pages of the last build whose files are linked. */
  readonly #linked: readonly CachedPage[];
  /** The pages of the new site, reused or rendered. */
  readonly #pages = new Map<string, CachedPage>();

  /** Links the files of all pages before it is known which have changed: few have, and are quickly removed again. */
  constructor({ out, client, version, isForced }: Builds) {
    // The same in a copy of the project elsewhere.
    const name = hash(relative('.', out).replaceAll('\\', '/')).slice(0, 16);
    this.#place = { file: inCache('pages', `${name}.txt`), version };
    this.#files = inCache('pages', name);
    this.#client = client;
    const pages: CachedPage[] = [];
    for (const line of isForced ? [] : readCacheFile(this.#place)) {
      const { dependencies, names, page }: CacheLine = JSON.parse(line);
      for (const [dependency, fingerprint] of dependencies)
        this.#fingerprints[this.#dependencies.add(dependency)] = fingerprint;
      for (const name of names) this.#names.add(name);
      pages.push(page);
    }
    if (pages.length === 0) discardNow(this.#files);
    this.#linked = linkPages(pages, this.#files, client);
  }

  /** The dependencies of the content that the pages of the last build depend on. */
  dependencies(): DependencyText[] {
    return [...this.#dependencies.all];
  }

  /**
   * Reuses the pages of the last build that have not changed, and removes the files of all other pages.
   * @param addresses all addresses of the new site
   * @param fingerprints the fingerprints of all dependencies()
   * @returns the addresses of the reused pages
   */
  reuse(addresses: readonly string[], fingerprints: Fingerprints): string[] {
    const before = [...this.#fingerprints];
    for (const [number, dependency] of this.#dependencies.all.entries())
      this.#fingerprints[number] = fingerprints.get(dependency) ?? '';
    const isSame = before.map((fingerprint, number) => fingerprint === this.#fingerprints[number]);
    const wanted = new Set(addresses);
    for (const page of this.#linked) {
      if (wanted.has(page.address) && numbersOf(page.dependencies).every((dependency) => isSame[dependency]))
        this.#pages.set(page.address, page);
      else for (const folder of [this.#client, this.#files]) removeFiles(page, folder);
    }
    return [...this.#pages.keys()];
  }

  /** Adds a page that was rendered, and whose files are written, to the new site and to the cached files. */
  keep({ fingerprints, ...page }: RenderedPage) {
    const numbered = (names: readonly string[]) => names.map((name) => this.#names.numberOf(name)).join(' ');
    this.#pages.set(page.address, {
      ...page,
      dependencies: this.#numbersOf(page.dependencies, fingerprints),
      links: numbered(page.links),
      anchors: numbered(page.anchors),
      stamps: this.#cacheFiles(page.files),
    });
  }

  /** Adds files that were written after their page. */
  add({ address, dependencies, fingerprints, files, fileHashes }: AddedFiles) {
    const page = this.#pages.get(address);
    if (!page) return;
    const all = new Set([...numbersOf(page.dependencies), ...numbersOf(this.#numbersOf(dependencies, fingerprints))]);
    page.dependencies = [...all].join(' ');
    page.stamps.push(...this.#cacheFiles(files));
    page.files.push(...files);
    page.fileHashes.push(...fileHashes);
  }

  #numbersOf(dependencies: readonly DependencyText[], fingerprints: readonly string[]): Numbers {
    const numbers = dependencies.map((dependency) => this.#dependencies.numberOf(dependency));
    for (const [index, dependency] of numbers.entries()) this.#fingerprints[dependency] = fingerprints[index] ?? '';
    return numbers.join(' ');
  }

  /** @returns their stamps: not of the cached files, which another build may have replaced in the meantime */
  #cacheFiles(files: readonly string[]): string[] {
    for (const file of files) {
      mkdirSync(dirname(join(this.#files, file)), { recursive: true });
      rmSync(join(this.#files, file), { force: true });
      succeeds(() => linkOrCopy(join(this.#client, file), join(this.#files, file)));
    }
    return files.map((file) => stampOf(join(this.#client, file)) ?? '');
  }

  /** The page of the new site at this address, if there is one. */
  page(address: string): PageRecord | undefined {
    const page = this.#pages.get(address);
    if (!page) return undefined;
    return {
      ...page,
      dependencies: this.#dependencies.stringsOf(numbersOf(page.dependencies)),
      links: this.#names.stringsOf(numbersOf(page.links)),
      anchors: this.#names.stringsOf(numbersOf(page.anchors)),
    };
  }

  /** Everything that pages of the new site link to or load. */
  links(): string[] {
    const numbers = new Set<number>();
    for (const { links } of this.#pages.values()) for (const number of numbersOf(links)) numbers.add(number);
    return this.#names.stringsOf([...numbers]);
  }

  /** Saves the pages of the new site. */
  save() {
    writeCacheFile(this.#place, this.#lines());
  }

  /** A line for each page. All strings get new numbers, so that strings of removed pages are dropped. */
  *#lines(): Iterable<string> {
    const dependencies = this.#dependencies.compact();
    const names = this.#names.compact();
    for (const page of this.#pages.values()) {
      const written: CachedPage = {
        ...page,
        dependencies: numbersOf(page.dependencies).map(dependencies.numberOf).join(' '),
        links: numbersOf(page.links).map(names.numberOf).join(' '),
        anchors: numbersOf(page.anchors).map(names.numberOf).join(' '),
      };
      const newDependencies = dependencies
        .takeNew()
        .map((dependency): CacheLine['dependencies'][number] => [
          this.#dependencies.all[dependency] ?? '',
          this.#fingerprints[dependency] ?? '',
        ]);
      const line: CacheLine = {
        dependencies: newDependencies,
        names: this.#names.stringsOf(names.takeNew()),
        page: written,
      };
      yield JSON.stringify(line);
    }
  }
}

function numbersOf(numbers: Numbers): number[] {
  return numbers === '' ? [] : numbers.split(' ').map(Number);
}

/** @returns the pages whose files all exist and are unmodified */
function linkPages(pages: readonly CachedPage[], from: string, to: string): CachedPage[] {
  const folders = new Set(pages.flatMap(({ files }) => files.map((file) => dirname(join(to, file)))));
  for (const folder of folders) succeeds(() => mkdirSync(folder, { recursive: true }));
  const isWhole = (page: CachedPage) =>
    page.files.every((file, index) => {
      const cached = join(from, file);
      if (!succeeds(() => linkOrCopy(cached, join(to, file)))) return false;
      const stamp = stampOf(cached) ?? '';
      const isSame = stamp === page.stamps[index] || hashOf(cached) === page.fileHashes[index];
      page.stamps[index] = stamp;
      return isSame;
    });
  const whole = new Set(pages.filter(isWhole));
  for (const page of pages) if (!whole.has(page)) for (const folder of [to, from]) removeFiles(page, folder);
  return [...whole];
}

/** Links between disks don't exist, and not every disk supports them. A file that exists is not replaced. */
export function linkOrCopy(from: string, to: string) {
  if (!succeeds(() => linkSync(from, to))) copyFileSync(from, to, constants.COPYFILE_EXCL);
}

function hashOf(file: string): string {
  return hash(readFileSync(file));
}

/** Whether an operation succeeded: a file may be gone, and a folder may not be empty. */
function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** Changes when a file is written to, and not when it is linked or copied; undefined if there is no file. */
function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.ino} ${found.size} ${found.mtimeMs}`;
}

/** Removes the files of a page, and the folders that are then empty. */
function removeFiles({ files }: Pick<PageRecord, 'files'>, client: string) {
  for (const file of files) {
    rmSync(join(client, file), { force: true });
    let folder = dirname(file);
    while (folder !== '.' && succeeds(() => rmdirSync(join(client, folder)))) folder = dirname(folder);
  }
}
