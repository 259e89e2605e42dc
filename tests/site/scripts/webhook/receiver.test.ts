import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { beforeEach, expect, test, vi } from 'vitest';
import { MAX_REQUEST_BYTES, TOO_LARGE } from '../../../../renderer/content/schema/request-size';
import type { Inquiry } from '../../../../scripts/webhook/inquiry';
import { openStore } from '../../../../scripts/webhook/open-store';
import { newChallenge } from '../../../../scripts/webhook/proof-of-work';
import { createReceiver } from '../../../../scripts/webhook/receiver';
import { temporaryFolder } from '../../../support/temporary-folder';

const SITE = 'https://www.tallwind.example';
const TEXTS = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
  phone: '',
  businessType: 'small',
  message: 'Line one\nline two & more + 🍎\tمرحبا',
};
const INQUIRY = { ...TEXTS, submissionId: 'one', page: '/contact' };

let file: string;
beforeEach(() => {
  file = join(temporaryFolder(), 'inquiries.jsonl');
});

/** The inquiries in the file. */
const kept = (): Inquiry[] => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line)).filter(({ fields }) => fields);
};

async function start(options: Partial<Parameters<typeof createReceiver>[0]> = {}) {
  const told: string[] = [];
  const receive = createReceiver({
    isAllowed: (origin) => origin === SITE,
    site: SITE,
    perMinute: 1000,
    store: await openStore(file),
    notify: async ({ fields }) => void told.push(fields.name ?? ''),
    ...options,
  });
  function post(body: string, { client = '203.0.113.7', method = 'POST', headers = {} } = {}) {
    const request = new Request('http://localhost/contact', {
      method,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SITE, ...headers },
      ...(method === 'POST' && { body }),
    });
    return receive(request, client);
  }
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(String(new URLSearchParams(fields)), { headers });
  return { told, post, send };
}

test('an inquiry is stored unchanged, people are notified, and a script may read the confirmation', async () => {
  const { told, send } = await start();
  const response = await send(INQUIRY);
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(await response.json()).toEqual({ received: true });
  expect(kept()).toMatchObject([{ fields: INQUIRY, suspected: [] }]);
  expect(told).toEqual(['Ada Lovelace']);
});

test('JSON arrives, too, after a preflight', async () => {
  const { post } = await start();
  const preflight = await post('', { method: 'OPTIONS' });
  expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type']);
  expect((await post(JSON.stringify(INQUIRY), { headers: { 'content-type': 'application/json' } })).status).toBe(200);
  expect(kept()).toMatchObject([{ fields: INQUIRY, suspected: [] }]);
});

test('a visitor without JavaScript returns to the site, even after sending twice', async () => {
  const { told, send } = await start();
  for (const time of ['first', 'second']) {
    const response = await send(TEXTS, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
    expect([time, response.status, response.headers.get('location')]).toEqual([time, 303, `${SITE}/thank-you`]);
  }
  expect(kept()).toHaveLength(1);
  expect(told).toHaveLength(1);
});

test('a duplicate gets the same answer and is not stored, whether simultaneous or after a restart', async () => {
  const { told, send } = await start();
  const responses = await Promise.all([send(INQUIRY), send(INQUIRY), send(INQUIRY)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const restarted = await start();
  expect((await restarted.send(INQUIRY)).status).toBe(200);
  expect(kept()).toHaveLength(1);
  expect([...told, ...restarted.told]).toHaveLength(1);
});

test('two different inquiries with the same ID are both stored', async () => {
  const { send } = await start();
  await send(INQUIRY);
  await send({ ...INQUIRY, message: 'Something else.' });
  expect(kept().map(({ fields }) => fields.message)).toEqual([INQUIRY.message, 'Something else.']);
});

test.each<[string, Record<string, string>, string[]]>([
  ['the honeypot', { reference: 'https://spam.example' }, ['honeypot']],
  ['what the browser suspects', { suspected: 'too-fast, no-focus' }, ['too-fast', 'no-focus']],
  ['no name', { name: ' ' }, ['name-missing']],
  ['no email address', { email: 'ada' }, ['email-malformed']],
  ['a size that is not offered', { businessType: 'huge' }, ['businessType-malformed']],
])('%s is a reason to suspect spam, which is stored', async (_name, fields, suspected) => {
  const { told, send } = await start();
  expect((await send({ ...INQUIRY, ...fields })).status).toBe(200);
  expect(kept()).toMatchObject([{ suspected }]);
  expect(told).toHaveLength(fields.reference ? 0 : 1);
});

test.each<[string, Record<string, string>]>([
  ['no phone number', { phone: '' }],
  ['a name of other letters', { name: 'עדה 艾达 🍎', email: "o'brien+x@sub.example.co" }],
  ['a long name', { name: 'a'.repeat(1_000) }],
  ['20,000 syllables of four characters each', { message: 'क्षि'.repeat(20_000) }],
])('%s is no reason to suspect spam', async (_name, fields) => {
  const { send } = await start();
  await send({ ...INQUIRY, ...fields });
  expect(kept()).toMatchObject([{ suspected: [] }]);
});

test('the newsletter box sends an email address alone', async () => {
  const { send } = await start();
  await send({ email: 'ada@example.com', page: '/blog', submissionId: 'two' });
  expect(kept()).toMatchObject([{ suspected: [] }]);
});

test('another site may not send, and invalid requests are not stored', async () => {
  const { send, post } = await start();
  expect((await send(INQUIRY, { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await post('hello')).status).toBe(400);
  expect((await post('{"name":', { headers: { 'content-type': 'application/json' } })).status).toBe(400);
  expect((await post('', { method: 'GET' })).status).toBe(405);
  expect(kept()).toEqual([]);
});

test('a request that is too large is refused, with a page for visitors without JavaScript', async () => {
  const { send } = await start();
  const longest = 'a'.repeat(MAX_REQUEST_BYTES - 'message='.length);
  const response = await send({ message: `${longest}a` }, { accept: 'text/html' });
  expect([response.status, await response.text()]).toEqual([413, TOO_LARGE]);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(kept()).toEqual([]);
  expect((await send({ message: longest })).status).toBe(200);
});

test('the n8n workflow and the documentation name the same limit', () => {
  const workflow = readFileSync('docs/webhook/n8n.json', 'utf8');
  expect(workflow).toContain(` > ${MAX_REQUEST_BYTES} }}`);
  expect(workflow).toContain(TOO_LARGE);
  const sizes = readFileSync('docs/webhook.md', 'utf8').matchAll(/(?<!at most )\b[\d.]+ [KM]B/g);
  expect(new Set([...sizes].map(([size]) => size))).toEqual(new Set([`${MAX_REQUEST_BYTES / 1_000_000} MB`]));
});

test('the requests of a network per minute are limited, with a time for retrying', async () => {
  const { send, post } = await start({ perMinute: 2 });
  await send(INQUIRY);
  await send({ ...INQUIRY, submissionId: 'two' });
  const response = await send({ ...INQUIRY, submissionId: 'three' });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('access-control-expose-headers')).toBe('retry-after');
  expect((await post('email=ada@example.com', { client: '203.0.113.8' })).status).toBe(200);
  expect(kept()).toHaveLength(3);
});

test.each([
  ['two ends', '2001:db8::a:b:c:d', '2001:db8::b:b:c:d', 429],
  ['a start', '2001:db8:1:2::', '2001:db8:1:2:3:4:5:6', 429],
  ['another network', '2001:db8:0:1::1', '2001:db8:0:2::1', 200],
  ['another network with zeros', '2001:db8::1:0:0:0:1', '2001:db8::2:0:0:0:1', 200],
  ['no address at all', '1:2:3:4:5:6:7:8::9', '1:2:3:4:5:6:7:8::9', 429],
])(
  'an IPv6 network is the first half of the address, whatever its spelling: %s',
  async (_what, first, second, status) => {
    const { post } = await start({ perMinute: 1 });
    await post('email=ada@example.com', { client: first });
    expect((await post('email=ada@example.com', { client: second })).status).toBe(status);
  },
);

test('an inquiry that could not be stored is not confirmed', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { send } = await start({
    store: { ...(await openStore(file)), add: () => Promise.reject(new Error('The disk is full.')) },
  });
  const response = await send(INQUIRY);
  expect(response.status).toBe(500);
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(log).toHaveBeenCalledOnce();
});

test('a line truncated by a power failure does not count as an inquiry', async () => {
  const first = await start();
  await first.send(INQUIRY);
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
  const second = await start();
  await second.send(INQUIRY);
  expect(second.told).toHaveLength(1);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ fields: INQUIRY });
});

/** The payload of ALTCHA's widget for a challenge. */
async function solve(challenge: Awaited<ReturnType<typeof newChallenge>>) {
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}

test('with proof of work, a solved challenge counts for one inquiry, but inquiries without proof are not refused', async () => {
  const altchaSecret = 'a secret of the receiver';
  const { send, post } = await start({ altchaSecret });
  const altcha = await solve(await (await post('', { method: 'GET' })).json());
  await send({ ...INQUIRY, altcha });
  await send({ ...INQUIRY, altcha });
  await send({ ...INQUIRY, submissionId: 'reused', altcha });
  const restarted = await start({ altchaSecret });
  await restarted.send({ ...INQUIRY, submissionId: 'reused elsewhere', altcha });
  await send({ ...INQUIRY, submissionId: 'none' });
  await send({ ...INQUIRY, submissionId: 'cut', altcha: altcha.slice(0, 100) });
  await send({ ...INQUIRY, submissionId: 'malformed', altcha: btoa('{"challenge":{"parameters":{}}}') });
  const foreign = await solve(await newChallenge('the secret of another'));
  await send({ ...INQUIRY, submissionId: 'foreign', altcha: foreign });
  expect(kept().map(({ fields, suspected }) => [fields.submissionId, suspected.join()])).toEqual([
    ['one', ''],
    ...['reused', 'reused elsewhere', 'none', 'cut', 'malformed', 'foreign'].map((id) => [id, 'no-proof-of-work']),
  ]);
});
