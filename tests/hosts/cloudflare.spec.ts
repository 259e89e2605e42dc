import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '../../scripts/shared/free-ports';
import { untilServed } from '../e2e/web-servers';

/** Any date that the installed runtime supports: the site has no server code. */
const RUNTIME_OF = '2026-01-01';

let port = 0;
let server: ChildProcess;

beforeAll(async () => {
  port = await freePorts(4400, 1);
  const program = `${process.env.HOST_TOOLS}/node_modules/wrangler/bin/wrangler.js`;
  const options = ['--compatibility-date', RUNTIME_OF, '--ip', '127.0.0.1', '--port', String(port)];
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: process.env.HOST_TOOLS };
  server = spawn(process.execPath, [program, 'pages', 'dev', 'dist/client', ...options], { stdio: 'ignore', env });
  await untilServed(server, port);
});

afterAll(async () => {
  const hasEnded = once(server, 'exit');
  server.kill('SIGTERM');
  await hasEnded;
});

const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method, redirect: 'manual' });

test.each([
  ['/', 200],
  ['/about', 200],
  ['/about/', 308, '/about'],
  ['/about/?a=b', 308, '/about?a=b'],
  ['/about.html', 308, '/about'],
  ['/index', 308, '/'],
  ['/privacy-policy', 301, '/privacy'],
  ['/privacy-policy/', 301, '/privacy'],
  ['/privacy-policy.html', 301, '/privacy'],
  ['/privacy-policy?a=b', 301, '/privacy?a=b'],
  // The 404 page redirects to the lowercase one.
  ['/About', 404],
  ['/nothing', 404],
  ['/assets/', 404],
  ['/about.md', 200],
  ['/.well-known/security.txt', 200],
  ['/media/media-kit/logo.zip', 200],
])('Cloudflare Pages answers %s with %i %s', async (path, status, location?: string) => {
  const { status: answered, headers } = await ask(path);
  expect([answered, headers.get('location') ?? undefined]).toEqual([status, location]);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.has('strict-transport-security')).toBe(true);
});

test.each([
  ['/', 'cross-origin-resource-policy', 'same-origin'],
  ['/blog/feed.xml', 'cross-origin-resource-policy', 'cross-origin'],
  ['/blog/feed.json', 'content-type', 'application/feed+json'],
  ['/speculation-rules.json', 'content-type', 'application/speculationrules+json'],
  ['/about.md', 'x-robots-tag', 'noindex'],
  ['/media/media-kit/logo.zip', 'content-disposition', 'attachment'],
  ['/about', 'access-control-allow-origin', null],
])('Cloudflare Pages sends with %s the header %s: %s', async (path, name, value) => {
  expect((await ask(path)).headers.get(name)).toBe(value);
});

test('Cloudflare Pages answers HEAD as GET, and refuses POST', async () => {
  expect((await ask('/about', 'HEAD')).status).toBe(200);
  expect((await ask('/about', 'POST')).status).toBe(405);
});
