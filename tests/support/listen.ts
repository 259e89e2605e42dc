import type { Server } from 'node:net';

/** Starts a server on a free port of this computer. @returns the port */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return portOf(server);
}

/** The port that a server listens on. @throws Error if it does not listen */
export function portOf(server: Pick<Server, 'address'> | null): number {
  const address = server?.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}
