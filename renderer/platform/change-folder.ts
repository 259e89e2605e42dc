import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFolder } from './contained-files';
import { isRunning } from './is-running';

/** Why a change was not made, or not finished, in words for the editor. */
export class ChangeError extends Error {}

/** A file could not be written. Whatever else a command does would fail as well. */
export class WriteError extends ChangeError {}

/** In the folder of a change, the copy is below this name, and each file that the change has taken away is below the other. */
const COPY = 'copy';
const OLD = 'old';

/** The list of what a change does, which is written last. */
const LIST = 'change.json';

/** The paths inside the folder. */
interface Change {
  removed: string[];
  written: string[];
}

/**
 * Changes a folder wholly or not at all, wherever the process is stopped. The change is made in a copy beside the folder. A finished
 * change gets its final name in one step, and is then put in place; if that is interrupted, finishChange does the rest.
 * @param change changes the copy; it must replace files, never write into them, since the copy shares them with the folder
 * @returns what the change returns
 * @throws WriteError if a file can't be written
 * @throws ChangeError if someone has saved a file since the copy was made
 * @throws what the change throws; nothing is changed then
 */
export async function changeFolder<Result>(root: string, change: (copy: string) => Promise<Result>): Promise<Result> {
  finishChange(root);
  const folder = realpathSync(root);
  const draft = `${placeOf(folder)}.${process.pid}`;
  const copy = join(draft, COPY, basename(folder));
  let isFinished = false;
  try {
    const before = entriesOf(folder);
    copyFolder(before, folder, copy);
    const result = await change(copy);
    // From here on, nothing waits, so that a signal to stop does.
    process.on('SIGINT', goOn).on('SIGTERM', goOn);
    checkIsAsCopied(folder, before);
    isFinished = finish(draft, folder, copy);
    if (isFinished) apply(folder, placeOf(folder));
    return result;
  } catch (error) {
    const cause = error instanceof WriteError ? error.cause : error;
    if (isFinished || !(cause instanceof Error && 'syscall' in cause)) throw error;
    throw new WriteError(`Nothing was changed, because a file could not be written (${cause}).`, { cause });
  } finally {
    process.off('SIGINT', goOn).off('SIGTERM', goOn);
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Finishes the change of a folder that was interrupted while it was put in place, and deletes changes that were interrupted before.
 * @param root the folder; it may be missing
 * @throws ChangeError if a file can't be moved to its place
 */
export function finishChange(root: string) {
  if (!existsSync(root)) return;
  const folder = realpathSync(root);
  const place = placeOf(folder);
  if (existsSync(place)) apply(folder, place);
  const prefix = `${basename(place)}.`;
  for (const name of readdirSync(dirname(place))) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    const isLeft = Number.isInteger(pid) && (pid === process.pid || !isRunning(pid));
    if (isLeft) rmSync(join(dirname(place), name), { recursive: true, force: true });
  }
}

/** Where a finished change is: beside the folder, because files can be moved only within a file system. */
function placeOf(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}.change`);
}

/** The files and links of a folder, each with its state. */
function entriesOf(folder: string): Map<string, string> {
  const files = listFolder(folder).filter(({ kind }) => kind === 'file' || kind === 'link');
  return new Map(files.map(({ path }) => [path, stateOf(join(folder, path))]));
}

/** Changes whenever a file is saved. */
function stateOf(file: string): string {
  const { ino, size, mtimeNs } = lstatSync(file, { bigint: true });
  return `${ino} ${size} ${mtimeNs}`;
}

function copyFolder(paths: ReadonlyMap<string, string>, folder: string, copy: string) {
  mkdirSync(copy, { recursive: true });
  for (const { path, kind } of listFolder(folder)) if (kind === 'folder') mkdirSync(join(copy, path));
  for (const path of paths.keys()) copyFile(join(folder, path), join(copy, path));
}

function copyFile(from: string, to: string) {
  if (lstatSync(from).isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
    return;
  }
  try {
    linkSync(from, to);
  } catch {
    // Not every file system has hard links.
    copyFileSync(from, to);
  }
}

function changesBetween(folder: string, copy: string): Change {
  const [before, after] = [entriesOf(folder), entriesOf(copy)];
  return {
    removed: [...before.keys()].filter((path) => !after.has(path)),
    written: [...after.keys()].filter((path) => !before.has(path) || !isSame(join(folder, path), join(copy, path))),
  };
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [lstatSync(one), lstatSync(other)];
  if (first.isSymbolicLink() || second.isSymbolicLink())
    return first.isSymbolicLink() && second.isSymbolicLink() && readlinkSync(one) === readlinkSync(other);
  return first.ino === second.ino || readFileSync(one).equals(readFileSync(other));
}

/** @throws ChangeError if anything was saved, added, or deleted since the copy was made */
function checkIsAsCopied(folder: string, before: ReadonlyMap<string, string>) {
  const now = entriesOf(folder);
  const changed = [...new Set([...before.keys(), ...now.keys()])].find((path) => before.get(path) !== now.get(path));
  if (changed !== undefined)
    throw new ChangeError(`${basename(folder)}/${changed} was saved in the meantime. Try again. Nothing was changed.`);
}

/** Writes what the change does to the disk, and gives it its final name. @returns whether it does anything */
function finish(draft: string, folder: string, copy: string): boolean {
  const changes = changesBetween(folder, copy);
  if (changes.removed.length + changes.written.length === 0) return false;
  for (const path of changes.written) flush(join(copy, path));
  writeFileSync(join(draft, LIST), JSON.stringify(changes));
  flush(join(draft, LIST));
  renameSync(draft, placeOf(folder));
  return true;
}

function goOn() {}

/** Writes a file to the disk, so that a loss of power can't take it away. */
function flush(file: string) {
  if (!lstatSync(file).isFile()) return;
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Puts a finished change in place. What was put there before an interruption is no longer in the copy, and is left as it is. */
function apply(folder: string, place: string) {
  const { removed, written }: Change = JSON.parse(readFileSync(join(place, LIST), 'utf8'));
  try {
    for (const path of removed) if (!isThere(join(place, OLD, path))) move(join(folder, path), join(place, OLD, path));
    for (const path of written) move(join(place, COPY, basename(folder), path), join(folder, path));
  } catch (error) {
    throw new WriteError(
      `The change of ${basename(folder)}/ is half in place, because a file could not be moved (${error}). Run npm run check to finish it.`,
      { cause: error },
    );
  }
  for (const path of removed) removeEmptyFolders(folder, dirname(path));
  const done = `${place}.${process.pid}`;
  renameSync(place, done);
  rmSync(done, { recursive: true, force: true });
}

/** Moves a file, unless it is gone. */
function move(from: string, to: string) {
  if (!isThere(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Unlike existsSync, true for a link that leads nowhere. */
function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}

function removeEmptyFolders(folder: string, path: string) {
  if (path === '.' || !existsSync(join(folder, path)) || readdirSync(join(folder, path)).length > 0) return;
  rmdirSync(join(folder, path));
  removeEmptyFolders(folder, dirname(path));
}
