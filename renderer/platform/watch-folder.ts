import { type FSWatcher, lstatSync, readdirSync, realpathSync, watch } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** A save often causes several events; one check for all of them is enough. */
const BURST_MS = 10;

/** With more changes than this at once, the system may have dropped events. */
const MAX_CHANGES = 100;

/**
 * Checks a content folder now, and again after each change in it; never twice at a time. Only folders are watched: watching
 * ten thousand files would take seconds at the start, and again at each change.
 * @param root the content folder; it may be deleted and created again
 * @param check gets the paths inside the folder that may have changed, or nothing if any may have
 * @returns stops watching, after the running check is done
 */
export function watchFolder(
  root: string,
  check: (changed?: ReadonlySet<string>) => Promise<void>,
): () => Promise<void> {
  const folder = realFolder(root);
  let changed = new Set<string>();
  let isAnyChanged = true;
  let last = Promise.resolve();
  const checkChanged = () => {
    const paths = isAnyChanged ? undefined : changed;
    changed = new Set();
    isAnyChanged = false;
    last = last.then(() => check(paths)).catch(reportUnlessMissing);
  };
  let timer: NodeJS.Timeout | undefined;
  const watched = new WatchedFolders((path, isFolder) => {
    if (path !== folder && !path.startsWith(folder + sep)) return;
    if (isFolder) watched.renew(path);
    changed.add(relative(folder, path).replaceAll(sep, '/'));
    isAnyChanged ||= isFolder || changed.size > MAX_CHANGES;
    clearTimeout(timer);
    timer = setTimeout(checkChanged, BURST_MS);
  });
  watched.add(dirname(folder));
  watched.renew(folder);
  checkChanged();
  return async () => {
    clearTimeout(timer);
    watched.close();
    await last;
  };
}

/**
 * Folders that are watched, each without its subfolders: on Linux, the recursive watch of Node 20 watches each file, and loses it
 * once an editor has replaced it, or the folder it is in.
 */
class WatchedFolders {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #onChange: (path: string, isFolder: boolean) => void;

  /** @param onChange gets the path that has changed, and whether it is or was a folder */
  constructor(onChange: (path: string, isFolder: boolean) => void) {
    this.#onChange = onChange;
  }

  add(folder: string) {
    try {
      const watcher = watch(folder, (_event, name) => {
        const path = name === null ? folder : join(folder, name);
        this.#onChange(path, this.#watchers.has(path) || isFolder(path));
      });
      // Windows reports an error when a watched folder is deleted. Its parent folder reports that too.
      watcher.on('error', () => watcher.close());
      this.#watchers.set(folder, watcher);
    } catch (error) {
      reportUnlessMissing(error);
    }
  }

  /** Watches a folder and all folders now in it, and stops watching deleted folders. */
  renew(folder: string) {
    for (const path of this.#watchers.keys()) if (path === folder || path.startsWith(folder + sep)) this.#end(path);
    if (isFolder(folder)) this.#addWithInner(folder);
  }

  /** Watches a folder before listing it: a folder that is created in between is in the list or reported. */
  #addWithInner(folder: string) {
    this.add(folder);
    try {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isDirectory()) this.#addWithInner(join(folder, entry.name));
      }
    } catch (error) {
      reportUnlessMissing(error);
    }
  }

  close() {
    for (const path of this.#watchers.keys()) this.#end(path);
  }

  #end(path: string) {
    this.#watchers.get(path)?.close();
    this.#watchers.delete(path);
  }
}

function isFolder(path: string): boolean {
  try {
    // A link to a folder does not count as a folder.
    return lstatSync(path).isDirectory();
  } catch {
    // It is gone, or may not be read.
    return false;
  }
}

/** The content folder itself may be a link: its target is watched. */
function realFolder(root: string): string {
  try {
    return realpathSync(root);
  } catch {
    // It does not exist yet.
    return resolve(root);
  }
}

/** Limits of Linux, by the code of the error beyond them. */
const LIMITS: Readonly<Record<string, string>> = {
  ENOSPC: 'fs.inotify.max_user_watches=524288',
  EMFILE: 'fs.inotify.max_user_instances=512',
};

let isLimitTold = false;

/** Tells once that the system watches no more files, and what to do. @returns false for any other error */
export function tellOfWatchLimit(error: unknown): boolean {
  const limit = error instanceof Error && 'code' in error ? LIMITS[String(error.code)] : undefined;
  if (limit === undefined) return false;
  if (!isLimitTold)
    console.error(`The system can watch no more files, so changes go unnoticed. Allow more:   sudo sysctl ${limit}`);
  isLimitTold = true;
  return true;
}

/**
 * Prints an error and goes on watching. A file or folder that is deleted while it is read is no error: that is another change,
 * which is checked next.
 */
function reportUnlessMissing(error: unknown) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
  if (tellOfWatchLimit(error)) return;
  console.error('The content could not be checked. Waiting for the next change.', error);
}
