/**
 * Serves the site while you work, with drafts and pages of a day to come. For editors and engineers: npm run dev,
 * npm run dev -- --as-of 2026-03-12.
 */
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { setBuildDay } from '../renderer/content/build-day';

const { values } = parseArgs({
  options: {
    'as-of': { type: 'string' },
    port: { type: 'string' },
    host: { type: 'boolean' },
  },
});
const mistake = setBuildDay(values['as-of']);
if (mistake) {
  console.error(mistake);
  process.exit(2);
}
// Whoever names a port wants that one; else the next free one does.
const server = await createServer({
  configFile: 'renderer/compiled/vite-config.mjs',
  configLoader: 'native',
  // Two servers at once, one a port, must not take what they have prepared from each other.
  ...(values.port && { cacheDir: `node_modules/.vite/${values.port}` }),
  server: {
    host: values.host,
    ...(values.port && { port: Number(values.port), strictPort: true }),
  },
});
await server.listen();
server.printUrls();
const [address] = server.resolvedUrls?.local ?? [];
if (address) server.config.logger.info(`  The map of the content: ${new URL('/__content', address)}`);
server.bindCLIShortcuts({ print: true });
