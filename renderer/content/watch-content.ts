import { dirname, resolve, sep } from 'node:path';
import { watch } from 'chokidar';

/** One check a burst of changes is enough. Of a deleted folder's files chokidar tells 100 ms after the folder. */
const BURST_MS = 150;

/**
 * Checks now, and again after each change in a content folder; never twice at a time.
 * @param root the content folder; it may go and come again
 * @returns ends the watching, once the check that runs is done
 */
export function watchContent(root: string, check: () => Promise<void>): () => Promise<void> {
  const folder = resolve(root);
  const parent = dirname(folder);
  const isOutside = (path: string) => path !== parent && path !== folder && !path.startsWith(folder + sep);
  // A watched folder that is deleted is watched no more; its parent tells when it comes again.
  const watcher = watch(parent, { ignoreInitial: true, ignored: isOutside });
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const checkSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(check).catch(passOverLostFile);
    }, BURST_MS);
  };
  watcher.on('ready', checkSoon);
  watcher.on('all', checkSoon);
  return async () => {
    clearTimeout(timer);
    await watcher.close();
    await last;
  };
}

/** A file that goes while it is read is a change of its own, which is checked next. */
function passOverLostFile(error: unknown) {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
