import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { NGINX, SITE } from './addresses';
import { type RawAnswer, requestOf, sendRaw } from './raw-request';
import { addresses } from './site';

const nginx = process.env.NGINX_PATH;
const FOLDER = resolve('test-results/nginx');
let server: ChildProcess | undefined;

/** What each server says about itself, about the connection, or writes in its own way. */
const OWN = ['server', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag'];

// One nginx for all of them.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  if (!nginx) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const site = readFileSync('dist/hosts/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${NGINX.port};`)
    .replace('root /srv/site/client;', `root "${resolve('dist/client')}";`);
  writeFileSync(join(FOLDER, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(FOLDER, 'nginx.conf'),
    `daemon off;
pid "${FOLDER}/nginx.pid";
error_log "${FOLDER}/error.log";
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path "${FOLDER}/${name}";`).join('\n  ')}
  include "${FOLDER}/site.conf";
}
`,
  );
  server = spawn(nginx, ['-c', join(FOLDER, 'nginx.conf')], { stdio: 'inherit' });
  await expect.poll(async () => (await sendRaw(NGINX.port, requestOf('/'))).status).toBe(200);
});

test.afterAll(async () => {
  if (!server) return;
  const hasEnded = new Promise((done) => server?.once('exit', done));
  server.kill('SIGTERM');
  await hasEnded;
});

test.beforeEach(() => {
  test.info().skip(!nginx, 'There is no nginx here: NGINX_PATH names one.');
});

/** What an answer means to a browser. A refusal's few words are each server's own, and so is their type. */
function meaningOf({ status, headers }: RawAnswer) {
  const hasPage = status === 200 || status === 206 || status === 404;
  const own = hasPage ? OWN : [...OWN, 'content-type'];
  const shared = Object.entries(headers).filter(([name]) => !own.includes(name));
  return { status, headers: Object.fromEntries(shared.sort()) };
}

async function answersTo(target: string, options?: Parameters<typeof requestOf>[1]) {
  const request = requestOf(target, options);
  const [nginxSays, startSays] = await Promise.all([sendRaw(NGINX.port, request), sendRaw(SITE.port, request)]);
  return { nginx: meaningOf(nginxSays), start: meaningOf(startSays) };
}

test('every page, in its own spelling and in others, is answered as npm start does', async () => {
  for (const address of addresses) {
    const own = await answersTo(address);
    expect(own.nginx, address).toEqual(own.start);
    expect(own.start.status).toBe(200);
    if (address === '/') continue;
    for (const spelling of [address.toUpperCase(), `${address}/?from=Mail`, `${address}.html`]) {
      const other = await answersTo(spelling);
      expect(other.nginx, spelling).toEqual(other.start);
      expect(other.start.status).toBe(301);
    }
  }
});

const TABLE: [target: string, status: number, location?: string][] = [
  ['/About?x=Y', 301, '/about?x=Y'],
  ['/index.html', 301, '/'],
  ['/index', 301, '/'],
  ['/Privacy-Policy/?a=b', 301, '/privacy?a=b'],
  ['/terms-of-service', 301, '/terms'],
  ['/nothing', 404],
  ['/Nothing/', 404],
  ['/404', 404],
  ['/404.html', 404],
  ['/404/', 404],
  ['/_headers', 404],
  ['/_headers/', 404],
  ['/_redirects', 404],
  ['/_redirects/', 404],
  ['/assets', 404],
  ['/assets/', 404],
  ['/assets/nothing.js', 404],
  ['/media/media-kit/', 404],
  ['/media/media-kit/logo.zip', 200],
  ['/speculation-rules.json', 200],
  ['/robots.txt', 200],
  ['/about.md', 200],
  ['/index.md', 200],
  ['/nothing.md', 404],
  ['/favicon.svg', 200],
  ['/../package.json', 400],
  ['/%2e%2e/package.json', 400],
  ['/..%2fpackage.json', 400],
  ['/a/../../package.json', 400],
  ['/....//....//etc/passwd', 404],
  ['/\\..\\..\\package.json', 404],
  ['/..%5cpackage.json', 404],
  ['/%252e%252e/package.json', 404],
  ['/assets/..%2f..%2fhosts/rules.json', 400],
  ['/a/../about', 200],
  ['/about/.', 301, '/about'],
  ['/about//', 301, '/about'],
  ['//about', 200],
  ['//evil.example/About', 404],
  ['/%61bout', 200],
  ['/solutions%2fads', 200],
  ['/%', 400],
  ['/%zz', 400],
  ['/%4', 400],
  ['/%00', 400],
  ['/about%00.html', 400],
  ['/%ff%fe', 404],
  ['/%c0%af', 404],
  ['/%e2%82', 404],
  ['/a%0d%0aSet-Cookie:%20a=b', 404],
  ['/About%20', 404],
  ['/about;x', 404],
  ['/about?%zz', 200],
  ['/%3fabout', 404],
  ['/about>/about', 404],
  ['http://localhost/about', 200],
  [`/${'a'.repeat(10_000)}`, 414],
  [`/about?${'a'.repeat(10_000)}`, 414],
  [`/${'a/'.repeat(3_000)}`, 404],
];

for (const [target, status, location] of TABLE) {
  test(`${target.slice(0, 60)} answers ${status} on both`, async () => {
    const { nginx: nginxSays, start } = await answersTo(target);
    expect(nginxSays).toEqual(start);
    expect([start.status, start.headers.location]).toEqual([status, location]);
    expect(start.headers['content-security-policy']).toContain("default-src 'none'");
  });
}

for (const method of ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
  test(`${method} is answered alike`, async () => {
    const { nginx: nginxSays, start } = await answersTo('/about', { method });
    expect(nginxSays).toEqual(start);
    expect(start.status).toBe(method === 'HEAD' ? 200 : 405);
  });
}

for (const range of ['bytes=0-99', 'bytes=100-', 'bytes=99999999-']) {
  test(`the range ${range} is answered alike`, async () => {
    const { nginx: nginxSays, start } = await answersTo('/favicon.svg', { headers: `Range: ${range}\r\n` });
    expect(nginxSays.status).toBe(start.status);
    expect(nginxSays.headers['content-range']).toBe(start.headers['content-range']);
  });
}
