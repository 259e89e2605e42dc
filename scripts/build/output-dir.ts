import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { contentRoot } from '../../renderer/content/files/content-root';
import { MANIFEST_FILE } from './build-manifest';

/**
 * The folder in whose place a site may be put, which removes what is there.
 * @param folder where somebody wants the site; it need not be there
 * @param code the folders of the project's code
 * @returns its path, absolute; of a link, that of the folder it leads to
 * @throws Error where something else than a built site would go
 */
export function outputDir(folder: string, code: readonly string[]): string {
  const out = realPath(folder);
  const refuse = (reason: string) => {
    throw new Error(`The site can't be built in ${folder}: ${reason}. Name a folder of its own, such as --out dist.`);
  };
  const sources = [contentRoot(), ...code].map(realPath);
  if ([realPath('.'), ...sources].some((source) => isInside(source, out)))
    refuse('what the site is made of lies in it');
  const source = sources.find((source) => isInside(out, source));
  if (source) refuse(`it lies in ${relative('.', source)}, of which the site is made`);
  if (!existsSync(out)) return out;
  if (!statSync(out).isDirectory()) refuse('it is a file');
  if (!isSite(out) && readdirSync(out).length > 0) refuse('its files, which are no built site, would be removed');
  return out;
}

function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : resolve(path);
}

/** Whether a folder has a site that was built there. */
export function isSite(folder: string): boolean {
  return existsSync(join(folder, MANIFEST_FILE));
}

/** Whether a path is a folder, or lies in it. */
function isInside(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`);
}
