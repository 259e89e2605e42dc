import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { writeHostFiles } from '../../renderer/outputs/hosts/write-host-files';
import { readSettings } from '../../renderer/settings';
import { siteFiles } from '../../scripts/build/site-files';
import { listen } from '../support/listen';
import { RECEIVING } from './addresses';
import { requestOf, sendRaw } from './raw-request';
import { newFolder, startCaddy, startNginx } from './web-servers';

// The tests of a server use the same port.
test.describe.configure({ mode: 'default' });

const HOSTS = [
  { name: 'nginx', program: process.env.NGINX_PATH, start: startNginx, file: 'nginx.conf', port: RECEIVING.nginx },
  { name: 'Caddy', program: process.env.CADDY_PATH, start: startCaddy, file: 'Caddyfile', port: RECEIVING.caddy },
];

/** A receiver that echoes requests. */
async function startEcho() {
  const answer = async (request: IncomingMessage) =>
    JSON.stringify([request.method, request.url, request.headers['x-forwarded-for'], await text(request)]);
  const server = createServer(async (request, response) => response.end(await answer(request)));
  return { url: `http://127.0.0.1:${await listen(server)}`, stop: () => server.close() };
}

/** Configurations for dist/client with other settings. */
async function writeConfigurations(name: string, env: Record<string, string>): Promise<string> {
  const dist = newFolder(`hosts-${name}`);
  newFolder(`hosts-${name}/client`);
  const settings = readSettings({ SITE_URL: 'https://tallwind.example', ...env });
  await writeHostFiles(dist, await siteFiles('dist/client'), settings, []);
  return `${dist}/hosts`;
}

for (const { name, program, start, file, port } of HOSTS) {
  test(`${name} passes what the form sends to the site on to its receiver, and nothing else`, async () => {
    test.info().skip(!program, `There is no ${name} here.`);
    const echo = await startEcho();
    const hosts = await writeConfigurations(`${name}-receiver`, {
      VITE_CONTACT_WEBHOOK_URL: 'https://tallwind.example/api/contact',
      RECEIVER_URL: echo.url,
    });
    const server = await start(program ?? '', `${hosts}/${file}`, { port });
    const post = (path: string) => {
      const headers = 'Content-Length: 8\r\nContent-Type: text/plain\r\nX-Forwarded-For: 203.0.113.9\r\n';
      return sendRaw(port, `${requestOf(path, { method: 'POST', headers })}name=Ann`);
    };
    try {
      const { status, headers, body } = await post('/api/contact?a=b');
      expect(status).toBe(200);
      // Not the address that the visitor claims.
      expect(body).toMatch(/\["POST","\/api\/contact\?a=b","(?:127\.0\.0\.1|::1)","name=Ann"\]/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect((await sendRaw(port, requestOf('/api/contact', { method: 'OPTIONS' }))).status).toBe(200);
      for (const path of ['/about', '/api/contact/more', '/api']) expect((await post(path)).status).toBe(405);
      if (name === 'nginx') {
        const answers = await Promise.all(Array.from({ length: 30 }, () => post('/api/contact')));
        expect(answers.map((answer) => answer.status)).toContain(429);
      }
      echo.stop();
    } finally {
      await server.stop();
    }
  });

  test(`${name} compresses every long text itself where the build has not`, async () => {
    test.info().skip(!program, `There is no ${name} here.`);
    const hosts = await writeConfigurations(`${name}-plain`, { SITE_COMPRESSED: 'false' });
    const server = await start(program ?? '', `${hosts}/${file}`, { port });
    try {
      for (const path of ['/about', '/about.md', '/sitemap.xml', '/blog/feed.json']) {
        const { status, headers } = await sendRaw(port, requestOf(path, { headers: 'Accept-Encoding: gzip\r\n' }));
        expect([path, status, headers['content-encoding'], headers.vary]).toEqual([
          path,
          200,
          'gzip',
          'Accept-Encoding',
        ]);
      }
    } finally {
      await server.stop();
    }
  });
}
