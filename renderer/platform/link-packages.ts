import { copyFile, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Lends the installed packages of a project to another state of it, in another folder. Packages of its own workspaces are
 * linked by relative paths: they stay those of that state.
 * @param from the project with its node_modules
 * @param to a folder without node_modules
 */
export async function linkPackages(from: string, to: string): Promise<void> {
  await linkFolder(resolve(from, 'node_modules'), join(to, 'node_modules'));
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) await linkEntry(join(from, name), join(to, name), name);
}

async function linkEntry(from: string, to: string, name: string): Promise<void> {
  const stats = await lstat(from);
  if (stats.isSymbolicLink()) await symlink(await readlink(from), to);
  // The programs of packages: links to their files, or on Windows scripts that name them by relative paths.
  else if (name === '.bin') await linkFolder(from, to);
  else if (stats.isFile()) await copyFile(from, to);
  // A junction needs no special rights on Windows; other systems ignore the type.
  else await symlink(from, to, 'junction');
}
