import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inlineEdit } from '../../../../renderer/dev/inline-edit/plugin';
import { contentOf } from '../../../support/content-of';
import { portOf } from '../../../support/listen';
import { openedIn, recordingEditor } from '../../../support/recording-editor';
import { site } from '../../../support/site';

const FILE = 'solutions/shops/tills.mdx';
const HEADING = 'A till that adds up';

let root: string;
let server: ViteDevServer;
let port: number;

beforeEach(async () => {
  root = contentOf({
    '../secret.txt': 'Not for the editor.',
    '../secret.mdx': readFileSync(`content/${FILE}`, 'utf8'),
  });
  vi.stubEnv('CONTENT_DIR', root);
  vi.stubEnv('LAUNCH_EDITOR', recordingEditor(join(root, '..')));
  server = await createServer({
    configFile: false,
    plugins: [inlineEdit(site.module)],
    appType: 'custom',
    logLevel: 'silent',
    cacheDir: join(root, '../vite'),
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, watch: null },
  });
  await server.listen();
  port = portOf(server.httpServer);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

/** Sends a request with exactly these headers, some of which fetch would not allow. */
function send(path: string, headers: Record<string, string | undefined>, method = 'GET', body = '') {
  return new Promise<{ status: number | undefined; body: string }>((done, fail) => {
    const sent = request({ host: 'localhost', port, path, method, headers: { host: `localhost:${port}`, ...headers } });
    sent.on('response', async (response) => done({ status: response.statusCode, body: await text(response) }));
    sent.on('error', fail).end(body);
  });
}

const open = (file: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }, method = 'GET') =>
  send(`/__open-in-editor?file=${encodeURIComponent(file)}`, headers, method);

/** Opens a content file like the map, and waits until the editor has recorded it and all earlier files. */
async function expectOnlyOpened(file: string) {
  expect((await open(`${file}:2:3`)).status).toBe(200);
  await expect.poll(() => openedIn(join(root, '..')), { timeout: 20_000 }).toBe(`${file} 2 3\n`);
}

test('no other site can open anything in the editor, but a page of this site can', async () => {
  const file = join(root, FILE);
  for (const [headers, method] of [
    // A picture, a no-cors fetch, a form, a link, the address bar, and browsers with fewer headers.
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }],
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', origin: 'https://elsewhere.example' }, 'POST'],
    [{ 'sec-fetch-site': 'same-site', referer: 'http://localhost:1/' }],
    [{ 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    [{ referer: 'https://elsewhere.example/' }],
    [{ origin: 'null' }, 'POST'],
    [{}],
    // A foreign host name that resolves to this computer.
    [{ host: 'rebound.example', origin: 'http://rebound.example', 'sec-fetch-site': 'same-origin' }, 'POST'],
  ] as const) {
    expect([headers, (await open(file, { ...headers }, method)).status]).toEqual([headers, 403]);
  }
  await expectOnlyOpened(file);
});

test('only content files are opened, whatever the spelling of the path', async () => {
  mkdirSync(join(root, 'media'), { recursive: true });
  symlinkSync(join(root, '../secret.txt'), join(root, 'media/link.txt'));
  symlinkSync(join(root, '..'), join(root, 'media/up'));
  const outside = join(root, '../secret.txt');
  for (const file of [
    outside,
    `${outside}:1:1`,
    `${root}/../secret.txt`,
    `${root}/pages/../../secret.txt`,
    'package.json',
    '/etc/passwd',
    '../../../../../../etc/passwd',
    String(pathToFileURL(outside)),
    String(pathToFileURL(join(root, FILE))),
    `FILE://${outside}`,
    `${root}-of-someone-else`,
    join(root, 'media/link.txt'),
    join(root, 'media/up/secret.txt'),
    root,
    join(root, 'pages'),
    join(root, 'pages/nothing.mdx'),
    `${join(root, FILE)}\0`,
    '',
  ]) {
    expect([file, (await open(file)).status]).toEqual([file, 403]);
  }
  expect((await send('/__open-in-editor', { 'sec-fetch-site': 'same-origin' })).status).toBe(403);
  expect((await send(`/__open-in-editor/?file=${outside}`, { 'sec-fetch-site': 'same-origin' })).status).toBe(403);
  await expectOnlyOpened(join(root, FILE));
});

const change = { file: FILE, place: 'heading', before: HEADING, after: 'A till of someone else' };
const type = { 'content-type': 'application/json' };

test('no other site can save a text, but a page of this site can', async () => {
  const before = readFileSync(join(root, FILE), 'utf8');
  const origin = `http://localhost:${port}`;
  const save = (headers: Record<string, string | undefined>, method = 'POST') =>
    send('/__save-text', headers, method, method === 'POST' ? JSON.stringify(change) : '');
  for (const headers of [
    { ...type, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    { ...type, origin: 'https://elsewhere.example' },
    { ...type, origin: 'null' },
    { ...type, origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' },
    { ...type },
    // Requests that forms, beacons and no-cors fetches can send without a preflight.
    { origin, 'content-type': 'text/plain' },
    { origin, 'content-type': 'text/plain; application/json' },
    { origin, 'content-type': 'application/x-www-form-urlencoded' },
    { origin, 'content-type': 'multipart/form-data; boundary=a' },
    { origin, 'sec-fetch-site': 'same-origin' },
    { ...type, origin: 'http://rebound.example', host: 'rebound.example' },
  ]) {
    expect([headers, (await save({ ...headers })).status]).toEqual([headers, 403]);
  }
  for (const method of ['GET', 'PUT', 'DELETE']) expect((await save({ ...type, origin }, method)).status).toBe(403);
  expect(readFileSync(join(root, FILE), 'utf8')).toBe(before);

  expect(await save({ ...type, origin, 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 200 });
  expect(readFileSync(join(root, FILE), 'utf8')).toBe(before.replace(HEADING, change.after));
});

test('an invalid change is refused, without prototype pollution', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const headers = { ...type, origin: `http://localhost:${port}` };
  for (const body of [
    '',
    '[]',
    'null',
    '{',
    JSON.stringify({ ...change, after: 7 }),
    JSON.stringify({ ...change, root: '/' }),
    JSON.stringify(change).replace('{', '{"__proto__":{"polluted":true},'),
    JSON.stringify({ ...change, file: '__proto__' }),
    JSON.stringify({ ...change, place: '__proto__' }),
    JSON.stringify({ ...change, place: 'constructor.name' }),
  ]) {
    const { status } = await send('/__save-text', headers, 'POST', body);
    expect([body, [422, 500].includes(status ?? 0)]).toEqual([body, true]);
  }
  expect({}).not.toHaveProperty('polluted');
  expect(readFileSync(join(root, FILE), 'utf8')).toBe(readFileSync(`content/${FILE}`, 'utf8'));
});

test('a symbolic link to a file outside of the content is not written through', async () => {
  mkdirSync(join(root, 'legal'), { recursive: true });
  symlinkSync(join(root, '../secret.mdx'), join(root, 'legal/link.mdx'));
  const before = readFileSync(join(root, '../secret.mdx'), 'utf8');
  const headers = { ...type, origin: `http://localhost:${port}` };
  const body = JSON.stringify({ ...change, file: 'legal/link.mdx' });
  expect(await send('/__save-text', headers, 'POST', body)).toMatchObject({
    status: 422,
    body: expect.stringContaining('is no file of the content'),
  });
  expect(readFileSync(join(root, '../secret.mdx'), 'utf8')).toBe(before);
});
