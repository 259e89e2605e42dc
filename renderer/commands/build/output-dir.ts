import { accessSync, constants, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { contentRoot } from '../../content/files/content-root';
import { MANIFEST_FILE } from './build-manifest';

/**
 * Checks that a site may be built in a folder, which replaces everything in it.
 * @param folder need not exist
 * @param code the folders of the project's code
 * @returns the absolute path of the folder, or of the folder that a link leads to
 * @throws Error if anything other than a built site would be removed
 */
export function outputDir(folder: string, code: readonly string[]): string {
  const out = realPath(folder);
  const other = realPath('dist') === out ? 'site' : 'dist';
  const refuse = (reason: string, choice = `a separate folder, such as --out ${other}`) => {
    throw new Error(`The site can't be built in ${folder}: ${reason}. Choose ${choice}.`);
  };
  const sources = [contentRoot(), ...code].map(realPath);
  if ([realPath('.'), ...sources].some((source) => isInside(source, out))) refuse('it contains source files');
  const source = sources.find((source) => isInside(out, source));
  if (source) refuse(`it is in ${relative('.', source)}, which contains source files`);
  if (isReadOnly(dirname(out))) refuse('nothing can be written there', 'a folder elsewhere, such as --out /tmp/site');
  if (!existsSync(out)) return out;
  if (!statSync(out).isDirectory()) refuse('it is a file');
  if (isMountPoint(out))
    refuse(
      "it is a mounted volume, which can't be replaced in one piece",
      `a folder in it, such as --out ${folder}/site`,
    );
  if (!isSite(out) && readdirSync(out).length > 0)
    refuse('it contains files that are not a built site, and they would be deleted');
  return out;
}

/** @param folder need not exist */
function isReadOnly(folder: string): boolean {
  if (!existsSync(folder)) return isReadOnly(dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
    return false;
  } catch {
    return true;
  }
}

/** A folder above is on another disk. */
function isMountPoint(folder: string): boolean {
  return statSync(folder).dev !== statSync(dirname(folder)).dev;
}

function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : resolve(path);
}

/** Whether a folder contains a built site. */
export function isSite(folder: string): boolean {
  return existsSync(join(folder, MANIFEST_FILE));
}

/** Whether a path is a folder, or is in it. */
function isInside(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}
