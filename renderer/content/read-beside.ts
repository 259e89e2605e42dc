import { threadOf } from '../threads/thread-of';
import { read, type SourceFile } from './steps/read';

/**
 * Every content file of a folder, in order of name. Read in a thread of its own: this one can do something else meanwhile.
 * @throws Error with a code, as Node has it, where a file can't be read
 */
export async function readBeside(root: string): Promise<SourceFile[]> {
  const { calls, end } = await threadOf<typeof import('./read-beside')>('renderer/content/read-beside');
  try {
    return await calls.readAll(root);
  } catch {
    // On its way from a thread an error loses its code, by which a file is known to have just gone.
    return read(root);
  } finally {
    await end();
  }
}

/** What the thread does. */
export function readAll(root: string): SourceFile[] {
  return read(root);
}
