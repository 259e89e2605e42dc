import { workerProxy } from '../../platform/workers/worker-proxy';
import { diskFolder } from '../files/disk-folder';
import { openSite } from '../schema/open-site';
import type { Site } from '../schema/site';
import { read, type SourceFile } from './read';

/** A folder to read, and the module of its site. */
interface Task {
  root: string;
  module: string;
}

let hasWarned = false;

/**
 * Every content file of a folder, in order of name, read in a worker so that this thread is free for other work.
 * If the worker fails, the files are read here, with a warning once.
 * @throws Error with a code from Node, if a file can't be read
 */
export async function readInWorker(root: string, site: Site): Promise<SourceFile[]> {
  const { calls, end } = await workerProxy<{ readAll: typeof readAll }>('content/parse/read-files.worker');
  try {
    return (await calls.readAll({ root, module: site.module })) ?? read(diskFolder(root), site);
  } catch (error) {
    if (!hasWarned) console.warn(`Warning: the worker that reads the content failed, so this takes longer: ${error}`);
    hasWarned = true;
    return read(diskFolder(root), site);
  } finally {
    await end();
  }
}

/**
 * What the worker does.
 * @returns undefined if a file can't be read: an error from a worker loses its code, which tells that a file
 * has just been deleted
 */
export async function readAll({ root, module }: Task): Promise<SourceFile[] | undefined> {
  const site = await openSite(module);
  try {
    return read(diskFolder(root), site);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
