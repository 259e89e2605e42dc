import { randomUUID } from 'node:crypto';
import { inCache } from '../../platform/cache-folder.mjs';
import { cachedFolder } from '../../platform/disk-cache.mjs';
import { hash } from '../../platform/hash';
import { workerProxy } from '../../platform/workers/worker-proxy';

/**
 * Bundles what browsers load, once for the same code and settings. It does not depend on content.
 * @param version of the code
 * @returns the folder, absolute: client/ with what browsers load and public/, and the framework's list of it
 * @throws Error if the bundler fails
 */
export function bundle(version: string, isForced: boolean): Promise<string> {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  const name = hash(JSON.stringify([version, settings.sort()])).slice(0, 16);
  // Another build may be reading the bundle that is there.
  return cachedFolder(inCache('bundles', isForced ? `${name}-${randomUUID()}` : name), async (folder) => {
    const { calls, end } = await workerProxy<typeof import('./run-bundler.worker')>(
      'commands/build/run-bundler.worker',
    );
    try {
      await calls.runBundler(folder);
    } finally {
      await end();
    }
  });
}
