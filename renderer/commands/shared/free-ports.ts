import { createServer } from 'node:net';

/**
 * Finds ports that nothing listens on, one after the other.
 *
 * @param first - the first port to try
 * @param count - how many are needed
 * @returns the first of `count` free ports in a row
 * @throws Error if no port below 65536 is free
 */
export async function freePorts(first: number, count: number): Promise<number> {
  let start = first;
  for (let port = first; port < start + count; port++) {
    if (port > 65_535) throw new Error(`Between ${first} and 65535 there are no ${count} free ports in a row.`);
    if (!(await isFree(port))) start = port + 1;
  }
  return start;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    // Without a host it listens on all addresses of IPv4 and IPv6, so it detects a server on any address.
    const server = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)));
    server.listen(port);
  });
}
