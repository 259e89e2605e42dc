import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '../../scripts/shared/free-ports';
import { newFolder, untilServed } from '../e2e/web-servers';
import { type OwnAnswers, testSameAnswers } from './same-answers';

let port = 0;
let server: ChildProcess;

beforeAll(async () => {
  port = await freePorts(4420, 2);
  const program = `${process.env.HOST_TOOLS}/node_modules/netlify-cli/bin/run.js`;
  // The site has no edge functions, and their runtime would be downloaded.
  const options = ['--offline', '--no-open', '--internal-disable-edge-functions', '--dir', resolve('dist/client')];
  const ports = ['--port', String(port), '--staticServerPort', String(port + 1)];
  const env = { ...process.env, CI: '1', XDG_CONFIG_HOME: process.env.HOST_TOOLS };
  // It leaves a folder of its own where it is started.
  const cwd = newFolder('netlify');
  server = spawn(process.execPath, [program, 'dev', ...options, ...ports], { stdio: 'ignore', env, cwd });
  await untilServed(server, port);
});

afterAll(async () => {
  if (server.exitCode !== null) return;
  const hasEnded = once(server, 'exit');
  server.kill('SIGTERM');
  await hasEnded;
});

/**
 * The local server does less than Netlify: it serves a page under each of its spellings, and the files that Netlify reads.
 * What it doesn't find in small letters gets the page for unknown addresses, which goes on to the right one.
 */
const OWN: OwnAnswers = {};

/** It ends when it can't decode an address. */
const UNASKED = ['/%', '/%zz', '/%4', '/%ff%fe', '/%c0%af', '/%e2%82'];

testSameAnswers('Netlify', () => port, OWN, UNASKED);

test.each([
  ['/', 'cross-origin-resource-policy', 'same-origin'],
  ['/blog/feed.xml', 'cross-origin-resource-policy', 'cross-origin'],
  ['/speculation-rules.json', 'content-type', 'application/speculationrules+json'],
  ['/about.md', 'x-robots-tag', 'noindex'],
  ['/media/media-kit/logo.zip', 'content-disposition', 'attachment'],
])('Netlify sends with %s the header %s: %s', async (path, name, value) => {
  expect((await fetch(`http://127.0.0.1:${port}${path}`)).headers.get(name)).toBe(value);
});
