import { workerProxy } from '../../platform/workers/worker-proxy';
import { read, type SourceFile } from './read';

let hasWarned = false;

/**
 * Every content file of a folder, in order of name, read in a worker so that this thread is free for other work.
 * If the worker fails, the files are read here, with a warning once.
 * @throws Error with a code from Node, if a file can't be read
 */
export async function readInWorker(root: string): Promise<SourceFile[]> {
  const { calls, end } = await workerProxy<typeof import('./read-files.worker')>(
    'renderer/content/parse/read-files.worker',
  );
  try {
    return (await calls.readAll(root)) ?? read(root);
  } catch (error) {
    if (!hasWarned) console.warn(`Warning: the worker that reads the content failed, so this takes longer: ${error}`);
    hasWarned = true;
    return read(root);
  } finally {
    await end();
  }
}

/**
 * What the worker does.
 * @returns undefined if a file can't be read: an error from a worker loses its code, which tells that a file
 * has just been deleted
 */
export function readAll(root: string): SourceFile[] | undefined {
  try {
    return read(root);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
