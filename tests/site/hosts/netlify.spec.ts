import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '../../../renderer/commands/shared/free-ports';
import { newFolder, startServer } from '../support/e2e/web-servers';
import { LONG_QUERY } from '../support/host-requests';
import { type OwnAnswers, testSameAnswers } from './same-answers';

let port = 0;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  port = await freePorts(4420, 2);
  const program = `${process.env.HOST_TOOLS}/node_modules/netlify-cli/bin/run.js`;
  // The site has no edge functions, whose runtime would be downloaded.
  const options = ['--offline', '--no-open', '--internal-disable-edge-functions', '--skip-gitignore'];
  const served = ['--dir', resolve('dist/client'), '--port', String(port), '--staticServerPort', String(port + 1)];
  const env = { ...process.env, CI: '1', XDG_CONFIG_HOME: process.env.HOST_TOOLS };
  // The server creates a folder in its working directory.
  const cwd = newFolder('netlify');
  const args = [program, 'dev', ...options, ...served];
  stop = await startServer(process.execPath, args, port, { stdio: 'ignore', env, cwd });
});

afterAll(() => stop?.());

/**
 * The local server does less than Netlify itself: it also serves pages at other spellings, and the files that Netlify reads. For
 * addresses in capitals, it returns the 404 page, which redirects to the canonical address.
 */
const OWN: OwnAnswers = {
  '/About?x=Y': [404],
  '/Privacy-Policy/?a=b': [404],
  '/index.html': [200],
  '/index': [200],
  '/404': [200],
  '/404.html': [200],
  '/404/': [200],
  '/_headers': [200],
  '/_redirects': [200],
  // Build with SITE_COMPRESSED=false for Netlify.
  '/about.html.br': [200],
  '/about.html.gz': [200],
  '/../package.json': [404],
  '/%2e%2e/package.json': [404],
  '/..%2fpackage.json': [404],
  '/a/../../package.json': [404],
  '/..%5cpackage.json': [403],
  '/assets/..%2f..%2fhosts/rules.json': [404],
  '/about/.': [200],
  '/about//': [404],
  '/solutions%2fads': [404],
  [`/${'a'.repeat(10_000)}`]: [404],
  [LONG_QUERY]: [200],
};

/** The local server exits when it can't decode an address. */
const UNASKED = ['/%', '/%zz', '/%4', '/%ff%fe', '/%c0%af', '/%e2%82'];

testSameAnswers('Netlify', () => port, OWN, UNASKED);

test.each([
  ['/', 'cross-origin-resource-policy', 'same-origin'],
  ['/blog/feed.xml', 'cross-origin-resource-policy', 'cross-origin'],
  ['/about.md', 'x-robots-tag', 'noindex'],
  ['/media/media-kit/logo.zip', 'content-disposition', 'attachment'],
])('Netlify sends with %s the header %s: %s', async (path, name, value) => {
  expect((await fetch(`http://127.0.0.1:${port}${path}`)).headers.get(name)).toBe(value);
});
