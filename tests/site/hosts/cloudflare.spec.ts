import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '../../../renderer/commands/shared/free-ports';
import { startServer } from '../support/e2e/web-servers';
import { DEEP, LONG_QUERY } from '../support/host-requests';
import { type OwnAnswers, testSameAnswers } from './same-answers';

/** Any date that the installed runtime supports, because the site has no server code. */
const RUNTIME_OF = '2026-01-01';

let port = 0;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  port = await freePorts(4400, 1);
  const program = `${process.env.HOST_TOOLS}/node_modules/wrangler/bin/wrangler.js`;
  const options = ['--compatibility-date', RUNTIME_OF, '--ip', '127.0.0.1', '--port', String(port)];
  const args = [program, 'pages', 'dev', 'dist/client', ...options];
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false', XDG_CONFIG_HOME: process.env.HOST_TOOLS };
  stop = await startServer(process.execPath, args, port, { stdio: 'ignore', env });
});

afterAll(() => stop?.());

/** Cloudflare redirects other spellings of a page with 308; the 404 page redirects addresses in capitals. */
const OWN: OwnAnswers = {
  '/About?x=Y': [404],
  '/Privacy-Policy/?a=b': [404],
  '/index.html': [308, '/'],
  '/index': [308, '/'],
  '/404': [200],
  '/404.html': [308, '/404'],
  '/404/': [308, '/404'],
  // Build with SITE_COMPRESSED=false for Cloudflare.
  '/about.html.br': [200],
  '/about.html.gz': [200],
  '/../package.json': [404],
  '/%2e%2e/package.json': [404],
  '/..%2fpackage.json': [404],
  '/a/../../package.json': [404],
  '/assets/..%2f..%2fhosts/rules.json': [404],
  '/about/.': [308, '/about'],
  '/about//': [404],
  '/%': [404],
  '/%zz': [404],
  '/%4': [404],
};

/** The local server closes the connection, or responds instead of the site. */
const UNASKED = [
  ...['/_headers', '/_headers/', '/_redirects', '/_redirects/', '/%00', '/about%00.html', 'http://localhost/about'],
  ...[`/${'a'.repeat(10_000)}`, LONG_QUERY, DEEP, 'TRACE'],
];

testSameAnswers('Cloudflare Pages', () => port, OWN, UNASKED);

test.each([
  ['/about/', '/about'],
  ['/about/?a=b', '/about?a=b'],
  ['/about.html', '/about'],
])('Cloudflare Pages redirects %s to %s', async (path, location) => {
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, location]);
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
  expect((await fetch(`http://127.0.0.1:${port}${path}`)).headers.get(name)).toBe(value);
});
