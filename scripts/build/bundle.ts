import { randomUUID } from 'node:crypto';
import { cachedFolder } from '../../renderer/platform/disk-cache.mjs';
import { hash } from '../../renderer/platform/hash';
import { printedProgress } from '../../renderer/platform/workers/progress';
import { runInWorkers } from '../../renderer/platform/workers/run-in-workers';
import type { Half } from './run-bundler.worker';

/**
 * Bundles the code of the pages and islands, once for the same code and settings. It does not depend on content.
 * @param version of the code
 * @returns the folder, absolute: client/ with what browsers load and public/, server/ with what renders the pages
 * @throws Error if the bundler fails
 */
export function bundle(version: string, isForced: boolean): Promise<string> {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const name = hash(JSON.stringify([version, settings.sort()])).slice(0, 16);
  // Inside the project, since the server's code imports from node_modules by relative path. Another build may be reading
  // the bundle that is there.
  return cachedFolder(`.cache/bundles/${isForced ? `${name}-${randomUUID()}` : name}`, async (folder) => {
    const items: Half[] = ['client', 'server'];
    const work = { name: 'Bundling code', module: 'scripts/build/run-bundler.worker', data: folder, items };
    await runInWorkers(work, printedProgress(), () => undefined);
  });
}
