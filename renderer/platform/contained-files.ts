import {
  closeSync,
  constants,
  type Dirent,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from './disk-cache.mjs';
import { type EntryKind, FileTooLarge, type FolderEntry } from './folder';

/** Why a file is not opened. Its code is that of the matching system error, if there is one. */
class NotARegularFile extends Error {
  readonly code: string;

  constructor(path: string, code: string) {
    super(`${code}: ${path} is not a regular file of the content folder`);
    this.code = code;
  }
}

/**
 * Everything in the content folder or in one of its folders, each folder before its entries. Symbolic links are listed but
 * never followed, so nothing outside the folder is read. The content folder itself may be a link.
 * @param root the content folder
 * @param folder path inside it
 * @returns nothing if there is no such folder
 */
export function listFolder(root: string, folder = ''): FolderEntry[] {
  const isThere = folder === '' ? existsSync(root) : isRealFolder(root, folder);
  return isThere ? entriesOf(root, folder) : [];
}

function entriesOf(root: string, folder: string): FolderEntry[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((found) => {
    const path = folder === '' ? found.name : `${folder}/${found.name}`;
    const kind = kindOf(found);
    return kind === 'folder' ? [{ path, kind }, ...entriesOf(root, path)] : [{ path, kind }];
  });
}

/** The kind of entry at a path inside the content folder; undefined if it does not exist, or only through a symbolic link. */
export function kindAt(root: string, path: string): EntryKind | undefined {
  const found = statInside(root, path);
  return found && kindOf(found);
}

/** Size and times of the entry at a path inside the content folder (of a link, not its target); undefined if there is none. */
export function statInside(root: string, path: string): Stats | undefined {
  if (path === '' || path.includes('\0') || path.split('/').includes('..')) return undefined;
  return isRealFolder(root, parentOf(path)) ? lstatSync(join(root, path), { throwIfNoEntry: false }) : undefined;
}

/**
 * The bytes of a regular file of the content folder.
 * @throws NotARegularFile if it is anything else, reached through a symbolic link, or missing; it is then not opened
 * @throws Error with Node's code if it can't be read
 */
export function readInside(root: string, path: string): Buffer {
  return withFile(root, path, (descriptor) => readFileSync(descriptor));
}

/**
 * The text of a regular file of the content folder, which is UTF-8.
 * @param most the largest size that is read, in bytes
 * @throws FileTooLarge, and as readInside does
 */
export function readTextInside(root: string, path: string, most = Number.POSITIVE_INFINITY): string {
  return withFile(root, path, (descriptor, { size }) => {
    if (size > most) throw new FileTooLarge(path, size);
    return readFileSync(descriptor, 'utf8');
  });
}

/**
 * Replaces a regular file of the content folder by one with other content. Other names of the old file keep the old content.
 * @throws as readInside does
 */
export function writeInside(root: string, path: string, content: string | Buffer) {
  const { mode } = regularFile(root, path);
  replaceFile(join(root, path), (staging) => writeFileSync(staging, content, { mode, flush: true }));
}

/**
 * Replaces the text of a file, unless its bytes are no longer those that were read: someone has saved it since, or
 * it isn't UTF-8 and would change in other places too.
 * @returns whether it was replaced
 * @throws as readInside does
 */
export function replaceIfUnchanged(root: string, path: string, before: string, after: string): boolean {
  const isUnchanged = Buffer.from(before).equals(readInside(root, path));
  if (isUnchanged) writeInside(root, path, after);
  return isUnchanged;
}

function withFile<Result>(root: string, path: string, work: (descriptor: number, stats: Stats) => Result): Result {
  const found = regularFile(root, path);
  // Windows has neither flag.
  const descriptor = openSync(
    join(root, path),
    constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
  );
  try {
    // The file may have been replaced since the check above.
    const opened = fstatSync(descriptor);
    const isSame = opened.isFile() && opened.ino === found.ino && opened.dev === found.dev;
    if (!isSame) throw new NotARegularFile(path, 'ENOTREG');
    return work(descriptor, opened);
  } finally {
    closeSync(descriptor);
  }
}

/** @throws NotARegularFile */
function regularFile(root: string, path: string): Stats {
  const found = statInside(root, path);
  if (!found) throw new NotARegularFile(path, 'ENOENT');
  if (!found.isFile()) throw new NotARegularFile(path, found.isDirectory() ? 'EISDIR' : 'ENOTREG');
  return found;
}

/** Whether a path leads to a folder without passing a symbolic link below the content folder. */
function isRealFolder(root: string, folder: string): boolean {
  if (folder === '') return true;
  if (!isRealFolder(root, parentOf(folder))) return false;
  return lstatSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function kindOf(found: Dirent | Stats): EntryKind {
  if (found.isSymbolicLink()) return 'link';
  if (found.isDirectory()) return 'folder';
  return found.isFile() ? 'file' : 'other';
}
