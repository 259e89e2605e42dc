import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { onTestFinished } from 'vitest';
import { isCanaryWhole, plantCanary } from './canary';

/** A change of a content folder, as in a pull request, with paths relative to it. */
export type Change =
  | { path: string; text: string }
  | { path: string; bytes: Uint8Array }
  | { path: string; renamedTo: string }
  | { path: string; linkedTo: string }
  | { path: string; deleted: true };

/** A content folder that is repeatedly changed, checked, and restored. */
export class ChangedFolder {
  readonly root: string;
  /** The original files of the folder by path; a subfolder has no text. */
  readonly #origin: ReadonlyMap<string, Buffer | undefined>;
  /** Identifies the original version of each file. */
  readonly #stamps = new Map<string, string>();

  /** @param origin the folder with the original content */
  constructor(origin: string) {
    const folder = mkdtempSync(join(tmpdir(), 'tallwind-properties-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    this.root = join(folder, 'content');
    mkdirSync(this.root);
    this.#origin = new Map(pathsIn(origin).map((path) => [path, textOf(join(origin, path))]));
    this.restore();
  }

  /** Undoes all changes by writing only changed files, because copying the folder takes longer than checking it. */
  restore() {
    for (const path of pathsIn(this.root)) {
      if (!this.#origin.has(path)) rmSync(join(this.root, path), { recursive: true, force: true });
    }
    for (const [path, text] of this.#origin) {
      const file = join(this.root, path);
      const isAsBefore = this.#stamps.has(path) && stampOf(file) === this.#stamps.get(path);
      if (isAsBefore || text === undefined) continue;
      rmSync(file, { recursive: true, force: true });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      this.#stamps.set(path, stampOf(file));
    }
    if (!this.isOutsideWhole()) plantCanary(dirname(this.root));
  }

  /** Applies changes in order, except for changes that the file system rejects, such as a name that is too long. */
  apply(changes: readonly Change[]) {
    for (const change of changes) {
      try {
        this.#make(change);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
      }
    }
  }

  /** Whether everything next to the folder is unchanged. */
  isOutsideWhole(): boolean {
    return isCanaryWhole(dirname(this.root));
  }

  #make(change: Change) {
    const path = join(this.root, change.path);
    mkdirSync(dirname(path), { recursive: true });
    if ('renamedTo' in change) {
      const target = join(this.root, change.renamedTo);
      mkdirSync(dirname(target), { recursive: true });
      renameSync(path, target);
      return;
    }
    rmSync(path, { recursive: true, force: true });
    if ('text' in change) writeFileSync(path, change.text);
    if ('bytes' in change) writeFileSync(path, change.bytes);
    if ('linkedTo' in change) symlinkSync(change.linkedTo, path);
  }
}

/** The relative paths of everything in a folder, without following links. */
function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((found) =>
    join(relative(folder, found.parentPath), found.name),
  );
}

function textOf(path: string): Buffer | undefined {
  return lstatSync(path).isDirectory() ? undefined : readFileSync(path);
}

function stampOf(file: string): string {
  const found = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : '';
}
