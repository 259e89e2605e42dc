import { type FSWatcher, lstatSync, readdirSync, realpathSync, watch } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/** What an editor saves is often several events; one check a burst is enough. */
const BURST_MS = 10;

/** So many changes at once may be more than the system has told. */
const MANY = 100;

/**
 * Checks a content folder now, and again after each change in it; never twice at a time. Only folders are watched: where
 * each file is, ten thousand of them take seconds at the start, and again at each change.
 * @param root the content folder; it may go and come again
 * @param check gets the paths inside the folder that may have changed, or nothing where any may have
 * @returns ends the watching, once the check that runs is done
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
    const told = isAnyChanged ? undefined : changed;
    changed = new Set();
    isAnyChanged = false;
    last = last.then(() => check(told)).catch(tellUnlessLost);
  };
  let timer: NodeJS.Timeout | undefined;
  const watched = new WatchedFolders((path, isFolder) => {
    if (path !== folder && !path.startsWith(folder + sep)) return;
    if (isFolder) watched.renew(path);
    changed.add(relative(folder, path).replaceAll(sep, '/'));
    isAnyChanged ||= isFolder || changed.size > MANY;
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

/** Folders that are watched, each by itself: what is in them, but not what is in their folders. */
class WatchedFolders {
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #tell: (path: string, isFolder: boolean) => void;

  /** @param tell gets what has changed, and whether it is a folder, or was one */
  constructor(tell: (path: string, isFolder: boolean) => void) {
    this.#tell = tell;
  }

  add(folder: string) {
    try {
      const watcher = watch(folder, (_event, name) => {
        const path = name === null ? folder : join(folder, name);
        this.#tell(path, this.#watchers.has(path) || isFolder(path));
      });
      // Windows says so when a watched folder goes. The folder around it tells of that.
      watcher.on('error', () => watcher.close());
      this.#watchers.set(folder, watcher);
    } catch (error) {
      tellUnlessLost(error);
    }
  }

  /** Watches a folder and all in it as they are now; what went is watched no more. */
  renew(folder: string) {
    for (const path of this.#watchers.keys()) if (path === folder || path.startsWith(folder + sep)) this.#end(path);
    if (isFolder(folder)) this.#addWithInner(folder);
  }

  /** Watches a folder before it lists it: a folder that is created meanwhile is in the list, or the watcher tells of it. */
  #addWithInner(folder: string) {
    this.add(folder);
    try {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        if (entry.isDirectory()) this.#addWithInner(join(folder, entry.name));
      }
    } catch (error) {
      tellUnlessLost(error);
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
    // A link is none, wherever it leads to.
    return lstatSync(path).isDirectory();
  } catch {
    // It has gone, or may not be looked at.
    return false;
  }
}

/** The content folder itself may be a link: what it leads to is watched. */
function realFolder(root: string): string {
  try {
    return realpathSync(root);
  } catch {
    // It is yet to come.
    return resolve(root);
  }
}

/**
 * Prints an error, and the watching goes on. A file or folder that goes while it is looked at is no error: that is a change of
 * its own, which is checked next.
 */
function tellUnlessLost(error: unknown) {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
  console.error('The content could not be checked. Waiting for the next change.', error);
}
