import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from '@playwright/test';
import { recordingEditor } from '../recording-editor';
import { ENGINE } from '../run-command';
import { DEV_PORTS } from './addresses';

/**
 * Serves a copy of the content with npm run dev for all tests of a file.
 * @param prepare changes files before the server starts
 * @param site its folder
 */
export function serveCopy(name: keyof typeof DEV_PORTS, prepare: () => void = () => undefined, site = '.') {
  const port = DEV_PORTS[name];
  // Not inside test-results, which Vite does not watch.
  const folder = resolve(site, '.cache', `${name}-test`);
  const content = join(folder, 'content');
  let server: ChildProcessWithoutNullStreams | undefined;

  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(join(site, 'content'), content, { recursive: true, dereference: true });
    prepare();
    server = startDevServer(site, port, content, recordingEditor(folder));
    await untilReady(server);
  });
  test.afterAll(() => {
    if (server?.pid && server.exitCode === null && server.signalCode === null) process.kill(-server.pid);
  });

  const textOf = (path: string) => readFileSync(join(content, path), 'utf8');
  // Renames, as most editors do: on a busy machine, truncating and writing would count as two changes.
  const write = (path: string, text: string) => {
    const saved = join(folder, 'saved');
    writeFileSync(saved, text);
    renameSync(saved, join(content, path));
  };
  return {
    url: `http://localhost:${port}`,
    port,
    folder,
    content,
    serverProcess: () => server,
    textOf,
    write,
    /** A file of the copy, with edits of its current text. */
    contentFile(path: string) {
      const text = textOf(path);
      return {
        text,
        change(from: string, to: string) {
          if (!text.includes(from)) throw new Error(`${path} has no "${from}"`);
          write(path, text.replace(from, to));
        },
        restore: () => write(path, text),
      };
    },
  };
}

function startDevServer(site: string, port: number, content: string, editor: string): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [ENGINE, 'dev', '--port', String(port)], {
    cwd: site,
    env: { ...process.env, CONTENT_DIR: content, LAUNCH_EDITOR: editor },
    detached: true,
  });
}

/** @throws Error with its output, if it ends before it responds */
async function untilReady(server: ChildProcessWithoutNullStreams) {
  await new Promise<void>((done, fail) => {
    let printed = '';
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
    server.stdout.on('data', (chunk: Buffer) => chunk.includes('Local') && done());
    server.once('exit', () => fail(new Error(`The dev server ended: ${printed}`)));
  });
}
