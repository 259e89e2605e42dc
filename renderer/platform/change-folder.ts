import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
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
import { replaceFile } from './disk-cache.mjs';
import { isRunning } from './is-running';

/** Why a change was not made, or not finished, in words for the editor. */
export class ChangeError extends Error {}

/** A file could not be written. Whatever else a command does would fail as well. */
export class WriteError extends ChangeError {}

/** In the folder of a change: the folder that has the copy, and the list of what is different in it. A change with a list is finished. */
const COPY = 'copy';
const LIST = 'change.json';

/** What a change does to a file or link. */
interface Step {
  /** Inside the folder. */
  path: string;
  /** Its state before the change; none if it is new. */
  before?: string | undefined;
  isRemoved: boolean;
}

/**
 * Changes a folder wholly or not at all, wherever the process is stopped. The change is made in a copy beside the folder. Once the list
 * of its steps is written, they are made; if that is interrupted, finishChanges does the rest.
 * @param change changes the copy; it must replace files, never write into them, since the copy shares them with the folder
 * @returns what the change returns
 * @throws WriteError if a file can't be written
 * @throws ChangeError if someone has saved a file since the copy was made
 * @throws what the change throws; nothing is changed then
 */
export async function changeFolder<Result>(root: string, change: (copy: string) => Promise<Result>): Promise<Result> {
  const folder = realpathSync(root);
  const draft = draftPrefix(folder) + process.pid;
  const copy = join(draft, COPY, basename(folder));
  try {
    const before = statesIn(folder);
    copyFolder(before, folder, copy);
    const result = await change(copy);
    // From here on, nothing waits, so that a signal to stop does.
    process.on('SIGINT', goOn).on('SIGTERM', goOn);
    checkIsAsCopied(folder, before);
    const list = join(draft, LIST);
    writeFileSync(`${list}.new`, JSON.stringify(stepsTo(copy, folder, before)), { flush: true });
    renameSync(`${list}.new`, list);
    apply(folder, draft);
    return result;
  } catch (error) {
    const cause = error instanceof WriteError ? error.cause : error;
    if (isFinished(draft) || !(cause instanceof Error && 'syscall' in cause)) throw error;
    throw new WriteError(`Nothing was changed, because a file could not be written (${cause}).`, { cause });
  } finally {
    process.off('SIGINT', goOn).off('SIGTERM', goOn);
    if (!isFinished(draft)) discard(draft);
  }
}

/**
 * Finishes changes of a folder that were interrupted while their steps were made, and deletes those that were interrupted before.
 * @param root the folder; it may be missing
 * @returns for each finished change, the files that were saved since, and are as they were saved
 * @throws ChangeError if a file can't be moved to its place
 */
export function finishChanges(root: string): string[][] {
  if (!existsSync(root)) return [];
  const folder = realpathSync(root);
  const prefix = draftPrefix(folder);
  const drafts = readdirSync(dirname(folder))
    .map((name) => join(dirname(folder), name))
    .filter((path) => path.startsWith(prefix));
  const finished = drafts.filter(isFinished);
  const saved = finished.map((draft) => apply(folder, draft));
  const isRunningIn = (draft: string) => isRunning(Number(draft.slice(prefix.length)));
  for (const draft of drafts) if (finished.includes(draft) || !isRunningIn(draft)) discard(draft);
  return saved;
}

/** Changes are beside the folder, each with the number of its process. */
function draftPrefix(folder: string): string {
  return join(dirname(folder), `.${basename(folder)}.change.`);
}

function isFinished(draft: string): boolean {
  return existsSync(join(draft, LIST));
}

/** Deletes a change that is not finished, or is in place. */
function discard(draft: string) {
  try {
    rmSync(draft, { recursive: true, force: true });
  } catch {
    // The next command tries again.
  }
}

/** The files and links of a folder, each with its state. */
function statesIn(folder: string): Map<string, string | undefined> {
  const files = listFolder(folder).filter(({ kind }) => kind === 'file' || kind === 'link');
  return new Map(files.map(({ path }) => [path, stateOf(join(folder, path))]));
}

/** Changes whenever a file is saved; undefined if there is none. */
function stateOf(file: string): string | undefined {
  const found = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  return found && `${found.size} ${found.mtimeNs}`;
}

function copyFolder(files: ReadonlyMap<string, unknown>, folder: string, copy: string) {
  mkdirSync(copy, { recursive: true });
  for (const { path, kind } of listFolder(folder)) if (kind === 'folder') mkdirSync(join(copy, path));
  for (const path of files.keys()) copyFile(join(folder, path), join(copy, path));
}

function copyFile(from: string, to: string) {
  if (lstatSync(from).isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
    return;
  }
  try {
    linkSync(from, to);
  } catch {
    // Not every file system has hard links, and the folder may be one of its own.
    copyFileSync(from, to);
  }
}

/** @throws ChangeError if anything was saved, added, or deleted since the copy was made */
function checkIsAsCopied(folder: string, before: ReadonlyMap<string, unknown>) {
  const now = statesIn(folder);
  const changed = [...new Set([...before.keys(), ...now.keys()])].find((path) => before.get(path) !== now.get(path));
  if (changed !== undefined)
    throw new ChangeError(`${basename(folder)}/${changed} was saved in the meantime. Try again. Nothing was changed.`);
}

/** What makes the folder like its copy. Where a name only changes its case, the old one must go first. */
function stepsTo(copy: string, folder: string, before: ReadonlyMap<string, string | undefined>): Step[] {
  const after = [...statesIn(copy).keys()];
  const kept = new Set(after);
  const removed = [...before.keys()].filter((path) => !kept.has(path));
  const written = after.filter((path) => !before.has(path) || !isSame(join(folder, path), join(copy, path)));
  const stepsOf = (paths: string[], isRemoved: boolean) =>
    paths.map((path): Step => ({ path, before: before.get(path), isRemoved }));
  return [...stepsOf(removed, true), ...stepsOf(written, false)];
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [lstatSync(one), lstatSync(other)];
  if (first.isSymbolicLink() || second.isSymbolicLink())
    return first.isSymbolicLink() && second.isSymbolicLink() && readlinkSync(one) === readlinkSync(other);
  return first.ino === second.ino || readFileSync(one).equals(readFileSync(other));
}

function goOn() {}

/**
 * Makes the steps of a finished change that were not made yet. A new file leaves the copy when it is put in place.
 * @returns the files that someone has saved since, which are left as they are
 * @throws WriteError if a step can't be made
 */
function apply(folder: string, draft: string): string[] {
  const steps: Step[] = JSON.parse(readFileSync(join(draft, LIST), 'utf8'));
  const copy = join(draft, COPY, basename(folder));
  const isBegun = steps.some(({ path, isRemoved }) => !isRemoved && !isThere(join(copy, path)));
  const saved: string[] = [];
  try {
    for (const { path, before, isRemoved } of steps) {
      const [file, written] = [join(folder, path), join(copy, path)];
      if (isRemoved ? isBegun || !isThere(file) : !isThere(written)) continue;
      if (stateOf(file) !== before) saved.push(`${basename(folder)}/${path}`);
      else if (isRemoved) rmSync(file);
      else moveFile(written, file);
    }
    for (const { path, isRemoved } of steps) if (isRemoved) removeEmptyFolders(folder, dirname(path));
    rmSync(join(draft, LIST));
  } catch (error) {
    throw new WriteError(
      `A file could not be replaced (${error}), so that the change is half in place. Close what uses the file, or free space on the disk, and run npm run check: it finishes the change.`,
      { cause: error },
    );
  }
  return saved;
}

function moveFile(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    // The folder is a file system of its own.
    replaceFile(to, (staging) => copyFileSync(from, staging));
    rmSync(from);
  }
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
