import { cpSync, lstatSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { promote, stagingDir } from '../../../../renderer/commands/build/atomic-output';
import { siteFiles } from '../../../../renderer/commands/build/site-files';
import { serveSite } from '../../../../renderer/commands/serve/serve-site';
import { writeHostFiles } from '../../../../renderer/outputs/hosts/write-host-files';
import { compressedVersions } from '../../../../renderer/platform/compress';
import { sendRaw } from '../../../support/e2e/raw-request';
import { hostFacts } from '../../../support/settings';
import { temporaryFolder } from '../../../support/temporary-folder';

const dist = mkdtempSync(join(tmpdir(), 'tallwind-dist-'));
/** In seconds; rounding to milliseconds would give the next second. */
const END_OF_SECOND = 1_700_000_000.9997;
const MOVED = [{ from: '/team', to: '/about' }];
const long = 'All of it. '.repeat(1_000);
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  const files = {
    'index.html': '<h1>Home</h1>',
    'about.md': '# About',
    'about.html': '<h1>About</h1><script type="module" src="/assets/a.js" integrity="sha384-x"></script>',
    '404.html': '<h1>This page is not here</h1>',
    'long.txt': long,
    'assets/a.js': 'export {};',
    'media/kit.zip': 'not really a zip',
    'empty.txt': '',
  };
  for (const [file, text] of Object.entries(files)) {
    const path = join(dist, 'client', file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }
  for (const [ending, bytes] of await compressedVersions(Buffer.from(long), 'pages')) {
    writeFileSync(join(dist, `client/long.txt${ending}`), bytes);
  }
  for (const ending of ['', '.br', '.gz']) utimesSync(join(dist, `client/long.txt${ending}`), 0, END_OF_SECOND);
  const facts = hostFacts({ VITE_CONTACT_WEBHOOK_URL: 'https://hooks.example/contact' });
  await writeHostFiles(dist, await siteFiles(join(dist, 'client')), facts, MOVED);
  site = await serveSite(dist, 0);
});

afterAll(() => {
  site.close();
  rmSync(dist, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.address + path, { method, headers, redirect: 'manual' });

/** Serves a site for one test. */
async function serve(...args: Parameters<typeof serveSite>) {
  const server = await serveSite(...args);
  onTestFinished(() => void server.close());
  return server;
}

const EVERY_KIND_OF_ANSWER: [path: string, status: number, method?: string][] = [
  ['/', 200],
  ['/', 200, 'HEAD'],
  ['/about.md', 200],
  ['/long.txt', 200, 'HEAD'],
  ['/media/kit.zip', 200],
  ['/About', 301],
  ['/Team/', 301],
  ['/nothing', 404],
  ['/nothing.md', 404],
  ['/%zz', 400],
  [`/${'a'.repeat(10_000)}`, 414],
  ['/', 405, 'POST'],
];

test('every response has the security headers, including refusals and redirects', async () => {
  for (const [path, status, method] of EVERY_KIND_OF_ANSWER) {
    const response = await get(path, {}, method);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = path.startsWith('/media/') ? 'cross-origin' : 'same-origin';
    expect(response.headers.get('cross-origin-resource-policy')).toBe(policy);
    await response.arrayBuffer();
  }
});

test('search engines may not index a Markdown version, but everything else', async () => {
  const robotsAt = async (path: string) => (await get(path)).headers.get('x-robots-tag');
  expect(await robotsAt('/about.md')).toBe('noindex');
  for (const path of ['/', '/about', '/long.txt', '/nothing.md', '/About']) expect(await robotsAt(path)).toBeNull();
});

test('search engines may index nothing of a preview, whatever the response', async () => {
  const preview = temporaryFolder();
  cpSync(join(dist, 'client'), join(preview, 'client'), { recursive: true });
  await writeHostFiles(preview, await siteFiles(join(preview, 'client')), hostFacts({ SITE_PREVIEW: 'true' }), MOVED);
  const server = await serve(preview, 0);
  for (const [path, status, method = 'GET'] of EVERY_KIND_OF_ANSWER) {
    const response = await fetch(server.address + path, { method, redirect: 'manual' });
    expect([path, response.status, response.headers.get('x-robots-tag')]).toEqual([path, status, 'noindex']);
    await response.arrayBuffer();
  }
});

test('a new site that replaces the served site is served completely, without a restart', async () => {
  const out = join(temporaryFolder(), 'dist');
  cpSync(dist, out, { recursive: true });
  const server = await serve(out, 0);
  const { headers } = await fetch(`${server.address}/about`);

  const staging = stagingDir(out);
  cpSync(out, staging, { recursive: true });
  writeFileSync(join(staging, 'client/about.html'), long);
  writeFileSync(join(staging, 'client/new.html'), '<h1>New</h1>');
  rmSync(join(staging, 'client/long.txt'));
  rmSync(await promote(staging, out), { recursive: true });

  const changed = await fetch(`${server.address}/about`, { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect([changed.status, await changed.text()]).toEqual([200, long]);
  expect(await (await fetch(`${server.address}/new`)).text()).toBe('<h1>New</h1>');
  expect((await fetch(`${server.address}/long.txt`)).status).toBe(404);
  rmSync(out, { recursive: true });
  expect((await fetch(`${server.address}/nothing`)).status).toBe(404);
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['deflate', null],
  ['identity', null],
])('a client that accepts %s gets the version %s', async (accepted, encoding) => {
  const response = await get('/long.txt', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(long);
});

test('each version of a file has its own ETag', async () => {
  const tags = new Set<string>();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const tag = (await get('/long.txt', { 'accept-encoding': encoding })).headers.get('etag') ?? '';
    tags.add(tag);
    const known = await get('/long.txt', { 'accept-encoding': encoding, 'if-none-match': `"other", ${tag}` });
    expect(known.status).toBe(304);
    expect(known.headers.get('vary')).toBe('Accept-Encoding');
    expect(known.headers.get('content-encoding')).toBeNull();
    expect(known.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect(tags.size).toBe(3);
});

test('a file without compressed versions is sent uncompressed, and compressed versions have no address', async () => {
  const { headers } = await get('/about.md', { 'accept-encoding': 'br, gzip' });
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
  for (const path of ['/long.txt.br', '/long.txt.gz']) expect((await get(path)).status).toBe(404);
});

test('HEAD has the headers of GET, without the body', async () => {
  const headersOf = async (method: string) => {
    const response = await get('/long.txt', { 'accept-encoding': 'identity' }, method);
    const ofConnection = ['date', 'connection', 'keep-alive'];
    const headers = [...response.headers].filter(([name]) => !ofConnection.includes(name));
    return { headers, length: (await response.arrayBuffer()).byteLength };
  };
  const [head, whole] = [await headersOf('HEAD'), await headersOf('GET')];
  expect(head).toEqual({ headers: whole.headers, length: 0 });
});

test.each([
  ['bytes=0-9', 206, 'All of it.', `bytes 0-9/${long.length}`],
  ['bytes=-4', 206, 'it. ', `bytes ${long.length - 4}-${long.length - 1}/${long.length}`],
  ['bytes=-999999', 206, long, `bytes 0-${long.length - 1}/${long.length}`],
  ['bytes=-0', 416, '', `bytes */${long.length}`],
  ['bytes=-', 200, long, null],
  ['bytes=999999-', 416, '', `bytes */${long.length}`],
  ['bytes=5-2', 200, long, null],
  ['bytes=0-0,5-9', 200, long, null],
  ['bytes=0-9,', 200, long, null],
  ['bytes=1e3-', 200, long, null],
  ['lines=0-9', 200, long, null],
])('the range %s is answered with %i', async (range, status, body, contentRange) => {
  const response = await get('/long.txt', { range, 'accept-encoding': 'identity' });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(contentRange);
  expect(await response.text()).toBe(body);
});

test('an empty file is served, but any range of it is refused', async () => {
  const response = await get('/empty.txt', { 'accept-encoding': 'identity' });
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect((await get('/empty.txt', { range: 'bytes=0-0' })).status).toBe(416);
});

test('Last-Modified is rounded down to the second, as in nginx', async () => {
  const changed = Date.parse((await get('/long.txt')).headers.get('last-modified') ?? '');
  expect(changed).toBe(1_700_000_000_000);
});

test('a matching date gets a 304', async () => {
  const statusFor = async (date: number) =>
    (await get('/long.txt', { 'if-modified-since': new Date(date).toUTCString() })).status;
  expect(await statusFor(1_700_000_000_000)).toBe(304);
  expect(await statusFor(1_800_000_000_000)).toBe(304);
  expect(await statusFor(1_699_999_999_000)).toBe(200);
});

test('a range is only sent from the same version as earlier ranges', async () => {
  const { headers } = await get('/long.txt', { 'accept-encoding': 'identity' });
  const statusFor = async (tag: string) =>
    (await get('/long.txt', { 'accept-encoding': 'identity', range: 'bytes=0-9', 'if-range': tag })).status;
  expect(await statusFor(headers.get('etag') ?? '')).toBe(206);
  expect(await statusFor('"other"')).toBe(200);
  const range = await get('/long.txt', { 'accept-encoding': 'br', range: 'bytes=0-9' });
  expect(range.headers.get('content-encoding')).toBe('br');
  expect(range.headers.get('content-length')).toBe('10');
  await range.body?.cancel();
});

test('a deleted file is not found', async () => {
  const lost = join(dist, 'client/lost.txt');
  writeFileSync(lost, 'Soon gone.');
  const server = await serve(dist, 0);
  rmSync(lost);
  const { status, headers } = await fetch(`${server.address}/lost.txt`);
  expect([status, headers.get('content-security-policy')?.slice(0, 18)]).toEqual([404, "default-src 'none'"]);
});

test('a client that is too slow to send a request is disconnected', async () => {
  const impatient = await serve(dist, 0, false, 150);
  const unfinished = 'GET / HTTP/1.1\r\nHost: localhost\r\n';
  expect((await sendRaw(Number(new URL(impatient.address).port), unfinished)).status).toBe(408);
});

test('the timeout of a request is 15 seconds', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  await serve(dist, 0);
  expect(listen.mock.contexts).toEqual([expect.objectContaining({ requestTimeout: 15_000, headersTimeout: 15_000 })]);
});

test('files for hosts are not served, and folders are not listed', async () => {
  for (const path of ['/_headers', '/_redirects', '/404', '/404.html', '/assets', '/media']) {
    for (const spelling of [path, `${path}/`, `/${path}`, `${path}//`, `/.${path}/`, path.replace('4', '%34')]) {
      expect([spelling, (await get(spelling)).status]).toEqual([spelling, 404]);
    }
  }
});

test('only this computer can connect, unless others are allowed', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  for (const [isForNetwork, host] of [
    [false, 'localhost'],
    [true, undefined],
  ] as const) {
    const server = await serve(dist, 0, isForNetwork);
    expect(listen).toHaveBeenLastCalledWith(0, host, expect.anything());
    expect((await fetch(server.address)).status).toBe(200);
  }
});

test('neither hidden files nor later symbolic links are served', async () => {
  const client = join(dist, 'client');
  for (const name of ['.env', '.git/config', '.well-known/.secret']) {
    mkdirSync(join(client, name, '..'), { recursive: true });
    writeFileSync(join(client, name), 'Secret.');
  }
  symlinkSync(join(dist, 'hosts/rules.json'), join(client, 'later.json'));
  symlinkSync(join(dist, 'hosts'), join(client, 'later'));
  for (const path of [
    '/.env',
    '/.git/config',
    '/%2egit/config',
    '/.well-known/.secret',
    '/later.json',
    '/later/rules.json',
  ]) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test('no address leads out of the site, whatever its spelling', async () => {
  for (const path of [
    '/..%5chosts%5crules.json',
    '/%5c..%5chosts/rules.json',
    '/about%00.html',
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%c0%ae%c0%ae/hosts/rules.json',
  ]) {
    expect([path, [400, 404].includes((await get(path)).status)]).toEqual([path, true]);
  }
  for (const path of [
    '//evil.example/About',
    '/\\evil.example/About',
    '/%5cevil.example/About',
    '/%2f%2fevil.example/%41bout/..',
  ]) {
    expect([path, (await get(path)).headers.get('location')]).toEqual([path, null]);
  }
});

test('a query cannot inject a header', async () => {
  const { status, headers } = await get('/About?%0d%0aSet-Cookie:%20a=b%0aLocation:%20//evil.example');
  expect([status, headers.get('set-cookie')]).toEqual([301, null]);
  expect(headers.get('location')).toBe('/about?%0d%0aSet-Cookie:%20a=b%0aLocation:%20//evil.example');
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s changes nothing and is refused', async (method) => {
  const { status, headers } = await get('/about', {}, method);
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a moved address must not be a file of the site', async () => {
  const moved = [{ from: '/long.txt', to: '/about' }];
  await expect(writeHostFiles(dist, ['/long.txt'], hostFacts(), moved)).rejects.toThrow(
    '/long.txt is in redirects.yaml',
  );
});

test('a folder without a site is not served', async () => {
  await expect(serveSite(join(dist, 'nothing'), 0)).rejects.toThrow('Run npm run build');
});

test('a media file is served in a sandbox, and a download as an attachment', async () => {
  const { headers } = await get('/media/kit.zip');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*sandbox$/);
  expect(headers.get('content-disposition')).toBe('attachment');
  const missing = await get('/media/nothing.zip');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(missing.headers.get('content-disposition')).toBeNull();
});

test('a picture that a build has not made yet is made when it is asked for, and the finished site is served at its own place', async () => {
  const standing = temporaryFolder();
  const finished = join(standing, 'finished');
  cpSync(dist, standing, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
  let place = standing;
  const asked: string[] = [];
  const building = {
    dist: () => place,
    async make(address: string) {
      asked.push(address);
      if (!address.endsWith('door-400.abcdefgh.avif')) return false;
      mkdirSync(join(standing, 'client/media/sizes'), { recursive: true });
      writeFileSync(join(standing, 'client', address), 'A door');
      return true;
    },
    ended: Promise.resolve(),
  };
  const { address } = await serve(building, 0);
  const ask = async (path: string) => {
    const response = await fetch(address + path);
    return [response.status, await response.text()];
  };
  expect(await ask('/media/sizes/door-400.abcdefgh.avif')).toEqual([200, 'A door']);
  expect((await ask('/media/sizes/other-400.abcdefgh.avif'))[0]).toBe(404);
  expect((await ask('/nothing.png'))[0]).toBe(404);
  expect(asked).toEqual(['/media/sizes/door-400.abcdefgh.avif', '/media/sizes/other-400.abcdefgh.avif']);
  for (const folder of ['client', 'hosts']) cpSync(join(standing, folder), join(finished, folder), { recursive: true });
  writeFileSync(join(finished, 'client/index.html'), '<h1>Finished</h1>');
  place = finished;
  expect(await ask('/')).toEqual([200, '<h1>Finished</h1>']);
});

test('a site with a symbolic link in it is not served', async () => {
  const other = temporaryFolder();
  cpSync(dist, other, { recursive: true });
  symlinkSync('/etc', join(other, 'client/etc'));
  await expect(serveSite(other, 0)).rejects.toThrow('etc is not a regular file. Run npm run build again.');
});
