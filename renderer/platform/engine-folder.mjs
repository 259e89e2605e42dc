import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The name by which a site imports the engine. */
export const ENGINE = 'sitewright';

/** The folder of the engine, absolute. ENGINE_FOLDER tells the compiled commands, whose files are elsewhere. */
export function engineFolder() {
  return process.env.ENGINE_FOLDER ?? resolve(fileURLToPath(import.meta.url), '../..');
}

/**
 * A path of the engine, from the current folder: in a workspace of the project, or below node_modules.
 * @param {string} path such as content or dev/gallery
 */
export function inEngine(path) {
  return relative('.', join(engineFolder(), path)).replaceAll('\\', '/');
}

/**
 * The address of a file of the engine in development.
 * @param {string} path
 */
export function addressInEngine(path) {
  const inside = inEngine(path);
  return inside.startsWith('..') ? `/@fs${resolve(inside).replaceAll('\\', '/')}` : `/${inside}`;
}

/** The packages that were installed for the engine, if it was installed itself: strict package managers hide them from the site. */
export function installedPackages() {
  const packages = resolve(engineFolder(), '../..');
  return basename(packages) === 'node_modules' ? packages : undefined;
}

/**
 * A file of a package that the engine imports.
 * @param {string} file such as fontkit/package.json
 */
export function packageFile(file) {
  let folder = engineFolder();
  while (!existsSync(join(folder, 'node_modules', file)) && dirname(folder) !== folder) folder = dirname(folder);
  return join(folder, 'node_modules', file);
}
