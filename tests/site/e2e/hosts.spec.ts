import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { htmlFileOf } from '../../../renderer/content/schema/urls';
import { SITE, WEB_SERVER_PORTS } from '../../support/e2e/addresses';
import { type RawAnswer, requestOf, sendRaw } from '../../support/e2e/raw-request';
import { WEB_SERVERS, type WebServer } from '../support/e2e/web-servers';
import { DEEP, HOST_REQUESTS, LONG_QUERY, METHODS, RANGES } from '../support/host-requests';
import { addresses } from './site';

/** Headers about the server itself or the connection, or with server-specific values. */
const OWN = ['server', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag'];

const OF_VERSION = ['accept-ranges', 'last-modified'];

/** The parts of a response that matter to browsers. The text and type of errors depend on the server. */
function meaningOf({ status, headers }: RawAnswer) {
  const hasPage = status === 200 || status === 206 || status === 404;
  // The 404 page supports no ranges and has no modification date.
  const own = [...OWN, ...(hasPage ? [] : ['content-type']), ...(status === 404 ? OF_VERSION : [])];
  const shared = Object.entries(headers).filter(([name]) => !own.includes(name));
  return { status, headers: Object.fromEntries(shared.sort()) };
}

/** Caddy rejects some addresses at a different stage, with another status, or without headers. */
const CADDY_STATUS: Record<string, number> = {
  '/../package.json': 404,
  '/%2e%2e/package.json': 404,
  '/..%2fpackage.json': 404,
  '/a/../../package.json': 404,
  '/assets/..%2f..%2fhosts/rules.json': 404,
  '/%': 400,
  '/%zz': 400,
  '/%4': 400,
  '/About%20': 301,
  [LONG_QUERY]: 200,
  [DEEP]: 414,
};

for (const { name, program, start, file } of WEB_SERVERS) {
  const ports = WEB_SERVER_PORTS[name];

  test.describe(name, () => {
    // All tests share one server.
    test.describe.configure({ mode: 'default' });
    let server: WebServer | undefined;

    test.beforeAll(async () => {
      if (program) server = await start(program, join('dist/hosts', file), ports);
    });
    test.afterAll(async () => server?.stop());
    test.beforeEach(() => {
      test.info().skip(!program, `There is no ${name} here.`);
    });

    async function answersTo(target: string, options?: Parameters<typeof requestOf>[1]) {
      const request = requestOf(target, options);
      const [hostSays, startSays] = await Promise.all([sendRaw(ports.port, request), sendRaw(SITE.port, request)]);
      return { host: meaningOf(hostSays), start: meaningOf(startSays) };
    }

    test('every page, at its canonical address and at other spellings, is served as by npm start', async () => {
      for (const address of addresses) {
        const own = await answersTo(address);
        expect(own.host, address).toEqual(own.start);
        expect(own.start.status).toBe(200);
        if (address === '/') continue;
        for (const spelling of [address.toUpperCase(), `${address}/?from=Mail`, `${address}.html`]) {
          const other = await answersTo(spelling);
          expect(other.host, spelling).toEqual(other.start);
          expect(other.start.status).toBe(301);
        }
      }
    });

    for (const [target, status, location] of HOST_REQUESTS) {
      test(`${target.slice(0, 60)} is answered with ${status}, as by npm start`, async () => {
        const { host, start } = await answersTo(target);
        const own = name === 'Caddy' ? CADDY_STATUS[target] : undefined;
        if (own === undefined) expect(host).toEqual(start);
        else expect(host.status).toBe(own);
        expect([start.status, start.headers.location]).toEqual([status, location]);
        expect(start.headers['content-security-policy']).toContain("default-src 'none'");
      });
    }

    for (const method of METHODS) {
      test(`${method} is answered as by npm start`, async () => {
        const { host, start } = await answersTo('/about', { method });
        expect(host).toEqual(start);
        expect(start.status).toBe(method === 'HEAD' ? 200 : 405);
      });
    }

    for (const range of RANGES) {
      test(`the range ${range} is answered as by npm start`, async () => {
        const { host, start } = await answersTo('/favicon.ico', { headers: `Range: ${range}\r\n` });
        expect(host.status).toBe(start.status);
        expect(host.headers['content-range']).toBe(start.headers['content-range']);
      });
    }

    for (const target of [
      '/about',
      '/sitemap.xml',
      '/blog/feed.json',
      '/manifest.webmanifest',
      '/about.md',
      '/nothing',
    ]) {
      test(`${target} is sent compressed`, async ({ request }) => {
        const { host, start } = await answersTo(target, { headers: 'Accept-Encoding: gzip\r\n' });
        // Not every server supports ranges of compressed files, and some use the date of the original.
        for (const { headers } of [host, start]) for (const name of OF_VERSION) delete headers[name];
        expect(host).toEqual(start);
        expect(host.headers['content-encoding']).toBe('gzip');
        expect(host.headers.vary).toBe('Accept-Encoding');
        const url = `http://localhost:${ports.port}${target}`;
        for (const encoding of ['gzip', 'identity']) {
          const response = await request.get(url, { headers: { 'accept-encoding': encoding } });
          expect(response.headers().vary).toBe('Accept-Encoding');
          expect(await response.text()).toBe(readFileSync(fileAt(target), 'utf8'));
        }
      });
    }

    test('there is one canonical host, and only https', async () => {
      for (const [port, host] of [
        [ports.port, 'www.tallwind.example'],
        [ports.http, 'www.tallwind.example'],
        [ports.http, 'tallwind.example'],
      ] as const) {
        const request = `GET /blog?a=b HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
        const { status, headers } = await sendRaw(port, request);
        // Caddy redirects from http by itself.
        const isOfCaddyItself = name === 'Caddy' && port === ports.http;
        const target = isOfCaddyItself ? host : 'tallwind.example';
        const location = `https://${target}/blog?a=b`;
        expect([host, status, headers.location]).toEqual([host, isOfCaddyItself ? 308 : 301, location]);
      }
    });

    test('a matching ETag or date gets a 304', async () => {
      const { headers } = await sendRaw(ports.port, requestOf('/about'));
      const later = new Date(Date.parse(headers['last-modified'] ?? '') + 60_000).toUTCString();
      for (const condition of [`If-None-Match: ${headers.etag}`, `If-Modified-Since: ${later}`]) {
        expect((await sendRaw(ports.port, requestOf('/about', { headers: `${condition}\r\n` }))).status).toBe(304);
        const start = await sendRaw(SITE.port, requestOf('/about'));
        const same = condition.replace(headers.etag ?? '', start.headers.etag ?? '');
        expect((await sendRaw(SITE.port, requestOf('/about', { headers: `${same}\r\n` }))).status).toBe(304);
      }
    });
  });
}

/** The file of a response. */
function fileAt(target: string): string {
  if (target === '/nothing') return 'dist/client/404.html';
  return join('dist/client', target.includes('.') ? target : htmlFileOf(target));
}
