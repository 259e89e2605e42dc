import { createServer, type ViteDevServer } from 'vite';
import { inEngine } from '../../platform/engine-folder.mjs';

/**
 * Starts the server of npm run dev.
 * @param port must be free; without it, the next free one is used
 * @param host whether other computers can connect
 * @param allowedHosts names under which browsers may reach it, besides localhost and addresses
 * @throws Error if a port is taken, or a setting is malformed
 */
export async function serveDevelopment(
  port?: number,
  host?: boolean,
  allowedHosts: string[] = [],
): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: inEngine('vite/vite-config.mjs'),
    configLoader: 'native',
    // Two servers on different ports must not overwrite each other's prepared modules.
    ...(port !== undefined && { cacheDir: `node_modules/.vite/${port}` }),
    server: { host, port, strictPort: port !== undefined, allowedHosts },
  });
  return server.listen();
}
