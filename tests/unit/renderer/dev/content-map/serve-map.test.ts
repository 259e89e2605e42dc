import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { serveMap } from '../../../../../renderer/dev/content-map/serve-map';
import { contentOf } from '../../../../support/content-of';
import { portOf } from '../../../../support/listen';
import { site } from '../../../../support/load-content';

test('if the first check has failed, the map points to the terminal', async () => {
  const root = contentOf();
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [{ name: 'map', configureServer: (dev) => serveMap(dev, root, site, () => undefined) }],
    server: { port: 0, watch: null },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const response = await fetch(`http://localhost:${portOf(server.httpServer)}/__content`);
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('The content could not be checked: the terminal says why.');
});
