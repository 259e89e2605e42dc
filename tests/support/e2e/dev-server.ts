import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { recordingEditor } from '../recording-editor';
import { ENGINE } from '../run-command';
import { DEV_PORTS } from './addresses';

/**
 * Serves a copy of the content with npm run dev.
 * @param prepare changes files before the server starts
 * @param site its folder
 * @returns with `test`, whose tests share the server: those of one file, or of files that run one after the other
 */
export function serveCopy(name: keyof typeof DEV_PORTS, prepare: () => void = () => undefined, site = '.') {
  const port = DEV_PORTS[name];
  // Not inside test-results, which Vite does not watch.
  const folder = resolve(site, '.cache', `${name}-test`);
  const content = join(folder, 'content');

  base.describe.configure({ mode: 'default' });
  const test = base.extend<object, { server: ChildProcessWithoutNullStreams }>({
    server: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which fixtures it needs.
      async ({}, use) => {
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder, { recursive: true });
        cpSync(join(site, 'content'), content, { recursive: true, dereference: true });
        prepare();
        const server = startDevServer(site, port, content, recordingEditor(folder));
        await untilReady(server);
        await use(server);
        if (server.pid && server.exitCode === null && server.signalCode === null) process.kill(-server.pid);
      },
      { scope: 'worker', auto: true },
    ],
  });

  const textOf = (path: string) => readFileSync(join(content, path), 'utf8');
  // Renames, as most editors do: on a busy machine, truncating and writing would count as two changes.
  const write = (path: string, text: string) => {
    const saved = join(folder, 'saved');
    writeFileSync(saved, text);
    renameSync(saved, join(content, path));
  };
  return {
    test,
    url: `http://localhost:${port}`,
    port,
    folder,
    content,
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
