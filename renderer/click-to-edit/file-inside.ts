import { realpath, stat } from 'node:fs/promises';
import { relative, sep } from 'node:path';

/**
 * Whether a path is that of a file in a folder, once all links on the way are followed.
 * @param root the folder
 */
export async function isFileInside(root: string, path: string): Promise<boolean> {
  try {
    const [folder, file] = await Promise.all([realpath(root), realpath(path)]);
    // A path on another drive of Windows has nothing in common, and comes out absolute.
    const [first = ''] = relative(folder, file).split(sep);
    const isInside = first !== '' && first !== '..' && !first.endsWith(':');
    return isInside && (await stat(file)).isFile();
  } catch {
    return false;
  }
}
