import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { serveCopy } from '../../support/e2e/dev-server';
import { sendRaw } from '../../support/e2e/raw-request';
import { listen } from '../../support/listen';
import { openedIn } from '../../support/recording-editor';
import { BASE_SITE } from '../../support/small-site';

const SECRET = 'Known to this computer alone.';
const SECRET_FILES = ['.npmrc', '.env.local', 'inquiries.jsonl', 'inquiries.sqlite-wal', 'server.key'];
const {
  test,
  folder: FOLDER,
  content: CONTENT,
  port: PORT,
} = serveCopy(
  'hostile',
  () => {
    for (const name of SECRET_FILES) writeFileSync(join(FOLDER, name), SECRET);
    writeFileSync(join(FOLDER, 'plain.txt'), 'Anybody may read this.');
    mkdirSync(join(CONTENT, 'media'));
    writeFileSync(join(CONTENT, 'media/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  },
  BASE_SITE,
);
const HOST = `localhost:${PORT}`;

/** The address of a folder of the project in development. */
function addressOf(folder: string): string {
  return `/${relative(BASE_SITE, folder).replaceAll('\\', '/')}`;
}

function ask(target: string, headers: Record<string, string> = {}, method = 'GET') {
  const lines = Object.entries({ Host: HOST, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return sendRaw(PORT, `${method} ${target} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
}

const ADDRESSES = [
  ['/', 'GET'],
  ['/apps', 'GET'],
  ['/__save-text', 'POST'],
  [`/__open-in-editor?file=${resolve(CONTENT, 'site.yaml')}`, 'GET'],
  ['/media/drawing.svg', 'GET'],
  ['/content/site.yaml', 'GET'],
] as const;

test('requests with a foreign host name are refused', async () => {
  for (const [target, method] of ADDRESSES) {
    for (const host of ['rebound.example', `rebound.example:${PORT}`, 'localhost.rebound.example', '']) {
      const { status } = await ask(
        target,
        { Host: host, Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' },
        method,
      );
      expect([target, host, status]).toEqual([target, host, 403]);
    }
  }
});

test('a refused host name is told how to be allowed', async () => {
  const { body } = await ask('/', { Host: `shop.tunnel.example:${PORT}` });
  expect(body).toContain('npm run dev -- --allow-host shop.tunnel.example\n');
  expect(body).not.toContain('vite.config');
});

test('no other site may read a response', async () => {
  for (const [target, method] of ADDRESSES) {
    const { headers } = await ask(target, { Origin: 'https://elsewhere.example' }, method);
    expect([target, headers['access-control-allow-origin']]).toEqual([target, undefined]);
  }
});

test('no other site may listen for saved changes', async () => {
  const { status } = await ask('/', {
    Origin: 'https://elsewhere.example',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Protocol': 'vite-hmr',
  });
  expect(status).toBe(400);
});

test('a link in the media folder is not followed', async () => {
  const link = join(CONTENT, 'media/out.png');
  symlinkSync(resolve(FOLDER, 'plain.txt'), link);
  try {
    const folder = addressOf(CONTENT);
    for (const target of [
      '/media/out.png',
      `${folder}/media/out.png`,
      `${folder}/media/out.png?raw`,
      `/@fs${resolve(link)}`,
    ])
      expect((await ask(target)).body, target).not.toContain('Anybody may read this.');
  } finally {
    rmSync(link);
  }
});

test('neither secret or personal files nor files outside of the project are served', async () => {
  const folder = addressOf(FOLDER);
  const whole = resolve(FOLDER);
  expect((await ask(`${folder}/plain.txt`)).body).toContain('Anybody may read this.');
  for (const name of SECRET_FILES) {
    for (const target of [
      `${folder}/${name}`,
      `${folder}/${name}?raw`,
      `${folder}/${name}?import&raw`,
      `${folder}/${name}?import&raw??`,
      `${folder}/${name}?url`,
      `${folder}/${name}?inline&import`,
      `${folder}/${name}?.svg?.wasm?init`,
      `${folder}/${name}/`,
      `${folder}//${name}`,
      `${folder}/./${name}`,
      `${folder}/${name}%00`,
      `${folder}/${name.replace('.', '%2e')}`,
      `/media/..%2f..%2f${name}`,
      `/media/%2e%2e/%2e%2e/${name}`,
      `/media/../../${name}`,
      `/media/..%5c..%5c${name}`,
      `/@fs${whole}/${name}`,
      `/@fs/${whole}/${name}?raw??`,
      `/@fs${whole}/${name}?import&raw`,
    ]) {
      const { body } = await ask(target);
      expect([target, body.includes(SECRET)]).toEqual([target, false]);
      expect([target, body.includes(Buffer.from(SECRET).toString('base64').slice(0, 20))]).toEqual([target, false]);
    }
  }
  for (const target of [
    '/@fs/etc/passwd',
    '/@fs//etc/passwd?raw',
    '/@fs/etc/passwd?import&raw??',
    '/media/../../../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2fetc/passwd',
  ]) {
    expect([target, (await ask(target)).body.includes('root:')]).toEqual([target, false]);
  }
});

/** All requests that a site can cause without a user's action: pictures, scripts, fetches, beacons, forms, frames. */
const ATTACK = `<!doctype html><title>Elsewhere</title>
<body><form id="form" method="post" target="frame"></form><iframe name="frame"></iframe><iframe id="direct"></iframe>
<script>
  addEventListener('load', async () => {
    const target = new URLSearchParams(location.search).get('target');
    const image = new Image();
    const seen = new Promise((done) => { image.onload = image.onerror = done; });
    image.src = target;
    document.getElementById('direct').src = target;
    const form = document.getElementById('form');
    form.action = target;
    form.submit();
    navigator.sendBeacon(target, 'a');
    await fetch(target, { mode: 'no-cors' }).catch(() => undefined);
    await fetch(target, { mode: 'no-cors', referrerPolicy: 'no-referrer', method: 'POST' }).catch(() => undefined);
    await fetch(target).catch(() => undefined);
    await seen;
    document.title = 'Done';
  });
</script>`;

test('a page of another site opens nothing in the editor, but one of this site does', async ({ page }) => {
  const elsewhere: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(ATTACK);
  });
  // Another site on this computer, which browsers even allow to access the local network.
  const port = await listen(elsewhere);
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(`http://${HOST}/`)) statuses.push(response.status());
  });
  const target = `http://${HOST}/__open-in-editor?file=${encodeURIComponent(resolve(CONTENT, 'site.yaml'))}`;
  await page.goto(`http://127.0.0.1:${port}/?target=${encodeURIComponent(target)}`);
  await expect(page).toHaveTitle('Done');
  expect(statuses.length).toBeGreaterThanOrEqual(5);
  expect(new Set(statuses)).toEqual(new Set([403]));
  elsewhere.close();

  await page.goto(`http://${HOST}/apps`);
  await page.evaluate((address) => fetch(address), target);
  await expect.poll(() => openedIn(FOLDER), { timeout: 30_000 }).toBe(`${resolve(CONTENT, 'site.yaml')}\n`);
});
