import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePorts } from '../../../renderer/commands/shared/free-ports';
import { WEBHOOK } from '../../support/e2e/addresses';
import { copyOfContent } from '../../support/trial-build';
import { untilServed } from '../support/e2e/web-servers';
import { hydrateForm, inquiry, send, subscribed, typeIn } from './contact-form';
import { expect, test } from './site';
import { at, words } from './site-content';

/** A fake analytics script, which counts the page and provides a function for events. */
const SCRIPT = `
  const { src, dataset } = document.currentScript;
  const report = (event, details) =>
    fetch(new URL('/api/event', src), {
      method: 'POST',
      body: JSON.stringify({ event, site: dataset.domain, path: location.pathname, ...details?.props }),
    });
  window.plausible = report;
  report('pageview');
`;

const { out, build } = copyOfContent('optional-settings');
const STORE = 'test-results/optional-settings.jsonl';
const heard: unknown[] = [];
let service: Server;
let site: ChildProcess;
let receiver: ChildProcess;
let url = '';

// The tests share the site and the recorded events.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const port = await freePorts(4500, 3);
  url = `http://localhost:${port + 1}`;
  service = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'POST') heard.push(JSON.parse(await text(request)));
    response.setHeader('content-type', 'text/javascript').end(request.url === '/js/script.js' ? SCRIPT : '');
  });
  service.listen(port);
  await once(service, 'listening');
  const env = {
    VITE_ANALYTICS: `plausible http://localhost:${port}/js/script.js tallwind.example`,
    // This receiver has no challenges, unlike the other.
    VITE_PROOF_OF_WORK: 'true',
    VITE_CONTACT_WEBHOOK_URL: `${WEBHOOK.url}/contact`,
    VITE_NEWSLETTER_WEBHOOK_URL: `http://localhost:${port + 2}/newsletter`,
  };
  const { status, printed } = build({ args: ['--without-social-images'], env });
  expect(status, printed).toBe(0);
  const start = ['renderer/bin/engine.mjs', 'start', '--no-build', '--dist', out, '--port', String(port + 1)];
  site = spawn(process.execPath, start, { stdio: 'ignore' });
  await untilServed(site, port + 1);
  rmSync(STORE, { force: true });
  receiver = spawn(
    process.execPath,
    ['renderer/bin/engine.mjs', 'webhook', '--port', String(port + 2), '--file', STORE],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, WEBHOOK_SITES: url, WEBHOOK_ALTCHA_SECRET: 'a secret of the tests' },
    },
  );
  if (receiver.stdout) await once(receiver.stdout, 'data');
});

test.afterAll(() => {
  site?.kill();
  receiver?.kill();
  service?.close();
});

test('the service counts the page, and a form that failed and was then sent', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${url}/contact`);
  await expect(() =>
    expect(heard).toEqual([{ event: 'pageview', site: 'tallwind.example', path: at.contact }]),
  ).toPass();
  await hydrateForm(page);
  await typeIn(page, inquiry('400'));
  await send(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: words.form.submit }).click();
  await expect(page.getByRole('status').filter({ hasText: words.form.sentTitle })).toBeVisible();
  const about = { site: 'tallwind.example', path: at.contact, form: 'contact-form' };
  await expect(() =>
    expect(heard.slice(1)).toEqual([
      { event: 'Form failed', reason: 'refused', ...about },
      { event: 'Form sent', ...about },
    ]),
  ).toPass();
});

test('a form is sent even if the browser blocks the service', async ({ page }) => {
  await page.route('**/js/script.js', (route) => route.abort());
  await page.goto(`${url}/contact`);
  await hydrateForm(page);
  await typeIn(page, inquiry());
  await send(page, false);
  await expect(page.getByRole('status').filter({ hasText: words.form.sentTitle })).toBeVisible();
});

test('a form is sent even if the service’s code throws', async ({ page }) => {
  await page.route('**/js/script.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.plausible = () => { throw new Error("no"); };' }),
  );
  await page.goto(`${url}/contact`);
  await hydrateForm(page);
  await typeIn(page, inquiry());
  await send(page, false);
  await expect(page.getByRole('status').filter({ hasText: words.form.sentTitle })).toBeVisible();
});

test('a form is sent without a proof if the code that makes it is gone', async ({ page }) => {
  await page.goto(`${url}/contact`);
  await hydrateForm(page);
  await page.route('**/*proof-of-work*', (route) => route.abort());
  await typeIn(page, inquiry());
  await send(page, false);
  await expect(page.getByRole('status').filter({ hasText: words.form.sentTitle })).toBeVisible();
});

test('a form that fails in the browser shows the failure box, and keeps what was typed', async ({ page }) => {
  await page.goto(`${url}/contact`);
  await hydrateForm(page);
  await typeIn(page, inquiry());
  const typed = await page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).values()]);
  await page.evaluate(() => {
    crypto.subtle.digest = () => Promise.reject(new Error('no digest'));
  });
  await send(page, false);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('button', { name: words.form.submit })).toBeEnabled();
  expect(await page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).values()])).toEqual(
    typed,
  );
});

test('the policies name the service, and no text denies analytics', async ({ page }) => {
  for (const address of ['/privacy', '/cookies']) {
    await page.goto(url + address);
    const text = page.getByRole('main');
    await expect(text).toContainText('The program is Plausible, and it runs at localhost:');
    await expect(text).not.toContainText('no analytics program');
  }
});

test('a form solves the challenge of its receiver', async ({ page }) => {
  await page.goto(`${url}/blog`);
  await page.getByLabel(words.newsletter.email).fill('reader@example.com');
  await page.getByRole('button', { name: words.newsletter.submit }).click();
  await expect(subscribed(page)).toBeVisible();
  const stored = readFileSync(STORE, 'utf8');
  expect(stored).toContain('reader@example.com');
  expect(stored).not.toContain('no-proof-of-work');
});

test('the policy of each host allows the service', async () => {
  for (const file of [
    'client/_headers',
    'hosts/vercel.json',
    'hosts/nginx.conf',
    'hosts/Caddyfile',
    'hosts/rules.json',
  ]) {
    const rules = readFileSync(join(out, file), 'utf8');
    expect(rules, file).toMatch(/script-src 'self' http:\/\/localhost:\d+\/js\/script\.js;/);
    expect(rules, file).toMatch(
      /connect-src 'self' http\S+\/contact http\S+\/newsletter http:\/\/localhost:\d+\/api\/event;/,
    );
  }
});

test('without the setting, the policies say that visits are not counted', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('main')).toContainText('no analytics program');
});
