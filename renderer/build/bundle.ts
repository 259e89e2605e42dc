import { randomUUID } from 'node:crypto';
import { keptFolder } from '../compiled/kept-folder.mjs';
import { hash } from '../content/hash';
import { inThreads } from '../threads/in-threads';
import { printedProgress } from '../threads/progress';
import type { Half } from './run-bundler';

/**
 * Bundles the code of the pages and islands, which content has no part in: once for the same code and settings.
 * @param version names the code
 * @returns the folder, absolute: client/ with what browsers load and public/, server/ with what renders the pages
 * @throws Error where the bundler fails
 */
export function bundle(version: string, isForced: boolean): Promise<string> {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const name = hash(JSON.stringify([version, settings.sort()])).slice(0, 16);
  // Inside the project, since the server's code imports from node_modules by relative path. Another build may be reading
  // the bundle that is there.
  return keptFolder(`.cache/bundles/${isForced ? `${name}-${randomUUID()}` : name}`, async (folder) => {
    const items: Half[] = ['client', 'server'];
    const work = { name: 'Code', module: 'renderer/build/run-bundler', data: folder, items };
    await inThreads(work, printedProgress(), () => undefined);
  });
}
