import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { MAX_REQUEST_BYTES, TOO_LARGE } from '../../../renderer/content/schema/request-size';
import { RECEIVING_PORTS } from '../../support/e2e/addresses';
import { requestOf, sendRaw } from '../../support/e2e/raw-request';
import { listen } from '../../support/listen';
import { OLD_REQUESTS, oldAddressesTo } from '../../support/old-addresses';
import { WEB_SERVERS, writeConfigurations } from '../support/e2e/web-servers';

// All tests of a server use the same port.
test.describe.configure({ mode: 'default' });

/** A receiver that echoes requests. */
async function startEcho() {
  const answer = async (request: IncomingMessage) =>
    JSON.stringify([request.method, request.url, request.headers['x-forwarded-for'], await text(request)]);
  const server = createServer((request, response) => {
    // A server forwards the beginning of a request before it knows that the rest is too large.
    answer(request).then(
      (text) => response.end(text),
      () => response.destroy(),
    );
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, stop: () => server.close() };
}

/** A request with a body of some bytes, with a Content-Length or in chunks. */
function postOf(bytes: number, framing: 'length' | 'chunks'): string {
  const body = 'a'.repeat(bytes);
  const post = (headers: string) => requestOf('/api/contact', { method: 'POST', headers });
  return framing === 'length'
    ? `${post(`Content-Length: ${bytes}\r\n`)}${body}`
    : `${post('Transfer-Encoding: chunked\r\n')}${bytes.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
}

for (const { name, program, start, file } of WEB_SERVERS) {
  const port = RECEIVING_PORTS[name];

  test(`${name} forwards inquiries to the site's receiver, and nothing else`, async () => {
    test.info().skip(!program, `There is no ${name} here.`);
    const echo = await startEcho();
    const hosts = await writeConfigurations(`${name}-receiver`, {
      SITE_URL: 'https://tallwind.example',
      VITE_CONTACT_WEBHOOK_URL: 'https://tallwind.example/api/contact',
      RECEIVER_URL: echo.url,
    });
    const server = await start(program, join(hosts, file), { port });
    const post = (path: string) => {
      const headers = 'Content-Length: 8\r\nContent-Type: text/plain\r\nX-Forwarded-For: 203.0.113.9\r\n';
      return sendRaw(port, `${requestOf(path, { method: 'POST', headers })}name=Ann`);
    };
    try {
      const { status, headers, body } = await post('/api/contact?a=b');
      expect(status).toBe(200);
      // The real address, not the address in the visitor's header.
      expect(body).toMatch(/\["POST","\/api\/contact\?a=b","(?:127\.0\.0\.1|::1)","name=Ann"\]/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect((await sendRaw(port, requestOf('/api/contact', { method: 'OPTIONS' }))).status).toBe(200);
      for (const path of ['/about', '/api/contact/more', '/api']) expect((await post(path)).status).toBe(405);
      for (const framing of ['length', 'chunks'] as const) {
        expect((await sendRaw(port, postOf(MAX_REQUEST_BYTES, framing))).status, framing).toBe(200);
        const refused = await sendRaw(port, postOf(MAX_REQUEST_BYTES + 1, framing));
        expect([refused.status, refused.body], framing).toEqual([413, TOO_LARGE]);
        expect(refused.headers['content-type'], framing).toMatch(/^text\/plain/);
      }
      if (name === 'nginx') {
        const answers = await Promise.all(Array.from({ length: 30 }, () => post('/api/contact')));
        expect(answers.map((answer) => answer.status)).toContain(429);
      }
      echo.stop();
    } finally {
      await server.stop();
    }
  });

  test(`${name} compresses every long text itself if the build has not`, async () => {
    test.info().skip(!program, `There is no ${name} here.`);
    const hosts = await writeConfigurations(`${name}-plain`, {
      SITE_URL: 'https://tallwind.example',
      SITE_COMPRESSED: 'false',
    });
    const server = await start(program, join(hosts, file), { port });
    try {
      for (const path of ['/about', '/about.md', '/sitemap.xml', '/blog/feed.json']) {
        const { status, headers } = await sendRaw(port, requestOf(path, { headers: 'Accept-Encoding: gzip\r\n' }));
        expect([status, headers['content-encoding'], headers.vary], path).toEqual([200, 'gzip', 'Accept-Encoding']);
      }
    } finally {
      await server.stop();
    }
  });

  test(`${name} redirects the addresses of an old site, whatever their letters and queries`, async () => {
    test.info().skip(!program, `There is no ${name} here.`);
    const env = { SITE_URL: 'https://tallwind.example' };
    const hosts = await writeConfigurations(`${name}-moved`, env, oldAddressesTo('/about'));
    const server = await start(program, join(hosts, file), { port });
    try {
      for (const [target, rest] of OLD_REQUESTS) {
        const { headers } = await sendRaw(port, requestOf(target));
        expect(headers.location, target).toBe(rest === undefined ? undefined : `/about${rest}`);
      }
    } finally {
      await server.stop();
    }
  });
}
