import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { hash } from '../content/memory';
import { discard } from './discard';

/** Bundles lie inside the project, since the server's imports from node_modules by relative path. */
const FOLDER = '.cache/bundles';
/** How many bundles are kept: one for each branch that somebody goes back and forth between. */
const KEPT = 4;

/**
 * Bundles the code of the pages and islands, which content has no part in: once for the same code and settings.
 * @param version names the code, see code-version.ts
 * @returns the folder, absolute: client/ with what browsers load and public/, server/ with what renders the pages
 * @throws Error where the bundler fails
 */
export async function bundle(version: string, isForced: boolean): Promise<string> {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const name = hash(JSON.stringify([version, settings.sort()])).slice(0, 16);
  // Another build may be reading the one that is there.
  const folder = resolve(FOLDER, isForced ? `${name}-${randomUUID()}` : name);
  if (existsSync(folder)) {
    const now = new Date();
    await utimes(folder, now, now);
    return folder;
  }
  const staging = `${folder}.${process.pid}`;
  try {
    // Loading the bundler takes longer than all that follows where it is not needed.
    const { runBundler } = await import('./run-bundler');
    await runBundler(staging);
    // Another build may have been faster: then its bundle is as good.
    await rename(staging, folder).catch(() => undefined);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  await forgetOldBundles();
  return folder;
}

async function forgetOldBundles() {
  const folders = await Promise.all(
    (await readdir(FOLDER)).map(async (name) => ({ name, used: (await stat(join(FOLDER, name))).mtimeMs })),
  );
  const oldest = folders.sort((one, other) => other.used - one.used).slice(KEPT);
  for (const { name } of oldest) await discard(resolve(FOLDER, name));
}
