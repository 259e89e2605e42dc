import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

declare global {
  var __vite_plugin_ssr__buildGetters: { getters: unknown } | undefined;
}

/** Far more than the slowest machine needs, in milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Loads the server bundle. Its entry continues loading after its import and does not report when it is done: it sets a global,
 * and the framework itself waits for that in the same way (loadImportBuild.js of vite-plugin-ssr).
 * @param bundle the folder of the bundled code
 * @throws Error if the bundle has not loaded after a minute
 */
export async function loadBundle(bundle: string) {
  const entry = join(bundle, 'server', 'importBuild.cjs');
  const deadline = Date.now() + TIMEOUT_MS;
  await import(pathToFileURL(entry).href);
  while (!globalThis.__vite_plugin_ssr__buildGetters?.getters) {
    if (Date.now() > deadline) {
      throw new Error(`The server bundle ${entry} did not finish loading within ${TIMEOUT_MS / 1000} seconds.`);
    }
    await setImmediate();
  }
}
