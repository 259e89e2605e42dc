import { kindAt } from '../platform/contained-files';
import { parseAndValidate } from './checked-file/parse-and-validate';
import type { ContentFolder } from './files/content-folder';
import { diskFolder } from './files/disk-folder';
import { isLeftBehind } from './files/file-rules';
import type { FileCache } from './parse/file-cache';
import type { ParsedFile } from './parse/parse';
import { readOne, type SourceFile } from './parse/read';
import { readInWorker } from './parse/read-files.worker';
import type { Site } from './schema/site';

/** Keeps the files of a content folder between checks: only changed files are read again. */
export class IncrementalReader {
  readonly #root: string;
  readonly #folder: ContentFolder;
  readonly #site: Site;
  #held = new Map<string, SourceFile>();

  /** @param root the content folder */
  constructor(root: string, site: Site) {
    this.#root = root;
    this.#folder = diskFolder(root);
    this.#site = site;
  }

  /**
   * Every content file, in order of name. An unchanged file is the same object as before: results are
   * cached by it.
   * @param changed the paths inside the folder that may have changed since the last time; without it, any may have
   */
  async read(changed?: ReadonlySet<string>): Promise<SourceFile[]> {
    const paths = changed && this.#amongHeld([...changed].filter((path) => !isLeftBehind(path)));
    const found = paths ? paths.map((path) => readOne(this.#folder, path)) : await readInWorker(this.#root, this.#site);
    // Known files keep their place in the order.
    const held = paths ? this.#held : new Map<string, SourceFile>();
    for (const file of found) {
      const before = this.#held.get(file.path);
      held.set(file.path, before && isSame(before, file) ? before : file);
    }
    this.#held = held;
    return [...held.values()];
  }

  /** A file as it was last read; undefined if it is missing, or if not even its fields can be read. */
  parsed(path: string, cache: FileCache): ParsedFile | undefined {
    const source = this.#held.get(path);
    return source && parseAndValidate(source, this.#site, cache).file?.parsed;
  }

  /** The paths of the content files; undefined if a file was added, removed, or replaced by a folder. */
  #amongHeld(paths: string[]): string[] | undefined {
    const isHeld = (path: string) => this.#held.get(path)?.rejected === undefined && this.#held.has(path);
    return paths.every((path) => isHeld(path) && kindAt(this.#root, path) === 'file') ? paths : undefined;
  }
}

/** A file may be rejected for its neighbors, so an equal text does not mean an equal result. */
function isSame(before: SourceFile, file: SourceFile): boolean {
  return !before.rejected && !file.rejected && before.text === file.text;
}
