/**
 * Serves the site while you work, with drafts and scheduled pages. For editors and engineers: npm run dev,
 * npm run dev -- --as-of 2026-03-12.
 */
import { createServer } from 'vite';
import { setBuildDate } from '../renderer/content/schema/build-date';
import { exitWith, readArguments, readPort } from './shared/arguments';
import { reasonOf } from './shared/reason-of';

const { values } = readArguments({
  options: {
    'as-of': { type: 'string' },
    port: { type: 'string' },
    host: { type: 'boolean' },
  },
});
const mistake = setBuildDate(values['as-of']);
if (mistake) exitWith(mistake);
const port = values.port === undefined ? undefined : readPort(values.port);
// A port that was given must be free; otherwise the next free one is used.
try {
  const server = await createServer({
    configFile: 'renderer/vite/vite-config.mjs',
    configLoader: 'native',
    // Two servers on different ports must not overwrite each other's prepared modules.
    ...(port !== undefined && { cacheDir: `node_modules/.vite/${port}` }),
    server: { host: values.host, port, strictPort: port !== undefined },
  });
  await server.listen();
  server.printUrls();
  const [address] = server.resolvedUrls?.local ?? [];
  if (address) server.config.logger.info(`  Map of the content: ${new URL('/__content', address)}`);
  server.bindCLIShortcuts({ print: true });
} catch (error) {
  // A port is taken, or a setting is malformed.
  console.error(reasonOf(error));
  process.exit(1);
}
