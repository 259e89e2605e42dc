import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { htmlFileOf } from '../../../renderer/content/schema/urls';
import { SITE, WEB_SERVER_PORTS } from '../../support/e2e/addresses';
import { type RawAnswer, requestOf, sendRaw } from '../../support/e2e/raw-request';
import { addresses } from '../support/built-pages';
import { type Listening, WEB_SERVERS } from '../support/e2e/web-servers';
import { DEEP, HOST_REQUESTS, LONG_QUERY, METHODS, RANGES } from '../support/host-requests';

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

/** A target of each type that is compressed. */
const COMPRESSED = ['/about', '/sitemap.xml', '/blog/feed.json', '/manifest.webmanifest', '/about.md', '/nothing'];

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
  test(`${name} answers as npm start does`, async ({ request }) => {
    test.info().skip(!program, `There is no ${name} here.`);
    const ports = WEB_SERVER_PORTS[name];
    const server = await start(program, join('dist/hosts', file), ports);
    const of: Served = { name, ports };
    try {
      await test.step('every page, at its canonical address and at other spellings', () => comparePages(of));
      await test.step('addresses of each kind', () => compareTargets(of));
      await test.step('methods and ranges', () => compareMethodsAndRanges(of));
      await test.step('compressed texts', () => compareCompressed(of, request));
      await test.step('one canonical host, and only https', () => expectOneHost(of));
      await test.step('a matching ETag or date gets a 304', () => expectConditions(of));
    } finally {
      await server.stop();
    }
  });
}

interface Served {
  name: (typeof WEB_SERVERS)[number]['name'];
  ports: Required<Listening>;
}

async function answersTo({ ports }: Served, target: string, options?: Parameters<typeof requestOf>[1]) {
  const request = requestOf(target, options);
  const [hostSays, startSays] = await Promise.all([sendRaw(ports.port, request), sendRaw(SITE.port, request)]);
  return { host: meaningOf(hostSays), start: meaningOf(startSays) };
}

async function comparePages(served: Served) {
  for (const address of addresses) {
    const own = await answersTo(served, address);
    expect.soft(own.host, address).toEqual(own.start);
    expect.soft(own.start.status, address).toBe(200);
    if (address === '/') continue;
    for (const spelling of [address.toUpperCase(), `${address}/?from=Mail`, `${address}.html`]) {
      const other = await answersTo(served, spelling);
      expect.soft(other.host, spelling).toEqual(other.start);
      expect.soft(other.start.status, spelling).toBe(301);
    }
  }
}

async function compareTargets(served: Served) {
  for (const [target, status, location] of HOST_REQUESTS) {
    const { host, start } = await answersTo(served, target);
    const about = target.slice(0, 60);
    const own = served.name === 'Caddy' ? CADDY_STATUS[target] : undefined;
    if (own === undefined) expect.soft(host, about).toEqual(start);
    else expect.soft(host.status, about).toBe(own);
    expect.soft([start.status, start.headers.location], about).toEqual([status, location]);
    expect.soft(start.headers['content-security-policy'], about).toContain("default-src 'none'");
  }
}

async function compareMethodsAndRanges(served: Served) {
  for (const method of METHODS) {
    const { host, start } = await answersTo(served, '/about', { method });
    expect.soft(host, method).toEqual(start);
    expect.soft(start.status, method).toBe(method === 'HEAD' ? 200 : 405);
  }
  for (const range of RANGES) {
    const { host, start } = await answersTo(served, '/favicon.ico', { headers: `Range: ${range}\r\n` });
    expect.soft(host.status, range).toBe(start.status);
    expect.soft(host.headers['content-range'], range).toBe(start.headers['content-range']);
  }
}

async function compareCompressed(served: Served, request: APIRequestContext) {
  for (const target of COMPRESSED) {
    const { host, start } = await answersTo(served, target, { headers: 'Accept-Encoding: gzip\r\n' });
    // Not every server supports ranges of compressed files, and some use the date of the original.
    for (const { headers } of [host, start]) for (const name of OF_VERSION) delete headers[name];
    expect.soft(host, target).toEqual(start);
    expect.soft(host.headers['content-encoding'], target).toBe('gzip');
    expect.soft(host.headers.vary, target).toBe('Accept-Encoding');
    const url = `http://localhost:${served.ports.port}${target}`;
    for (const encoding of ['gzip', 'identity']) {
      const response = await request.get(url, { headers: { 'accept-encoding': encoding } });
      expect.soft(response.headers().vary, target).toBe('Accept-Encoding');
      expect.soft(await response.text(), target).toBe(readFileSync(fileAt(target), 'utf8'));
    }
  }
}

async function expectOneHost({ name, ports }: Served) {
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
    expect.soft([host, status, headers.location]).toEqual([host, isOfCaddyItself ? 308 : 301, location]);
  }
}

async function expectConditions({ ports }: Served) {
  const { headers } = await sendRaw(ports.port, requestOf('/about'));
  const later = new Date(Date.parse(headers['last-modified'] ?? '') + 60_000).toUTCString();
  for (const condition of [`If-None-Match: ${headers.etag}`, `If-Modified-Since: ${later}`]) {
    const answer = await sendRaw(ports.port, requestOf('/about', { headers: `${condition}\r\n` }));
    expect.soft(answer.status, condition).toBe(304);
    const start = await sendRaw(SITE.port, requestOf('/about'));
    const same = condition.replace(headers.etag ?? '', start.headers.etag ?? '');
    const again = await sendRaw(SITE.port, requestOf('/about', { headers: `${same}\r\n` }));
    expect.soft(again.status, condition).toBe(304);
  }
}

/** The file of a response. */
function fileAt(target: string): string {
  if (target === '/nothing') return 'dist/client/404.html';
  return join('dist/client', target.includes('.') ? target : htmlFileOf(target));
}
