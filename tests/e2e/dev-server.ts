import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Starts npm run dev, and waits until it answers.
 * @param content the content folder that it serves
 * @throws Error with what it printed, if it ends before
 */
export async function startDevServer(port: number, content: string, env: object = {}): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev', '--port', String(port)], {
    env: { ...process.env, CONTENT_DIR: content, ...env },
    detached: true,
  });
  await new Promise<void>((done, fail) => {
    let printed = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
    server.stdout.on('data', (chunk: Buffer) => chunk.includes('Local') && done());
    server.once('exit', () => fail(new Error(`The dev server ended: ${printed}`)));
  });
  return server;
}
