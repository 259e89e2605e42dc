import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { MAX_REQUEST_BYTES, TOO_LARGE } from '../../../renderer/content/schema/request-size';
import { randomFrom } from '../../../renderer/platform/random-from';
import { testSeed } from '../../support/test-seed';
import { drawInquiries, sendUnderFaults } from '../support/faulty-sender';
import { startJsonServer } from '../support/json-server';
import { startMailServer } from '../support/mail-server';
import { startN8n } from './n8n';

const SITE = 'https://www.example.com';
const INQUIRY = {
  name: 'Ada Lovelace مرحبا',
  email: 'ada@example.com',
  company: 'Analytical & Engines',
  phone: '',
  businessType: 'small',
  message: 'Line one\nline two <b>&</b> 🍎',
  page: '/contact',
  utm_source: 'letter',
};

const workflowSchema = z.looseObject({
  id: z.string(),
  nodes: z.array(z.looseObject({ name: z.string(), parameters: z.record(z.string(), z.unknown()) })),
});

let slack: Awaited<ReturnType<typeof startJsonServer>>;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let n8n: Awaited<ReturnType<typeof startN8n>>;

/** The workflow in the repository, with both notifications enabled. */
function workflow(slackUrl: string) {
  const text = readFileSync('docs/webhook/n8n.json', 'utf8').replace(/https:\/\/hooks\.slack\.com\/[^"]*/, slackUrl);
  const { nodes, ...rest } = workflowSchema.parse(JSON.parse(text));
  const smtp = { credentials: { smtp: { id: 'mail', name: 'mail' } } };
  return {
    ...rest,
    nodes: nodes.map(({ disabled: _, ...node }) => ({ ...node, ...(node.name === 'Email' && smtp) })),
  };
}

beforeAll(async () => {
  [slack, mail] = [await startJsonServer(), await startMailServer()];
  const data = { host: '127.0.0.1', port: mail.port, secure: false, disableStartTls: true, user: '', password: '' };
  n8n = await startN8n(workflow(slack.url), [{ id: 'mail', name: 'mail', type: 'smtp', data }]);
});

afterAll(async () => {
  slack.close();
  mail.close();
  await n8n.close();
});

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(n8n.url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: SITE, ...headers },
    redirect: 'manual',
  });

const rowsOf = (submissionId: string) => n8n.contents().rows.filter((row) => row.submissionId === submissionId);

test('a form sent by a script is stored unchanged, and the script may read the confirmation', async () => {
  const response = await post({ ...INQUIRY, submissionId: 'form' });
  expect([response.status, await response.json()]).toEqual([200, { received: true }]);
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  const { utm_source, ...typed } = INQUIRY;
  expect(rowsOf('form')).toMatchObject([{ ...typed, suspected: '', utm: `utm_source=${utm_source}` }]);
  await expect.poll(() => slack.heard.map(({ body }) => body)).toEqual([{ text: `Inquiry from ${INQUIRY.name}` }]);
  await expect.poll(() => mail.heard).toContain('RCPT TO:<team@example.com>');
  expect(mail.heard).toContain('Reply-To: ada@example.com');
});

test('JSON is stored in the same way, after a preflight', async () => {
  const preflight = await fetch(n8n.url, {
    method: 'OPTIONS',
    headers: {
      origin: SITE,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(preflight.headers.get('access-control-allow-origin')).toBe(SITE);
  const response = await fetch(n8n.url, {
    method: 'POST',
    body: JSON.stringify({ ...INQUIRY, submissionId: 'json' }),
    headers: { origin: SITE, 'content-type': 'application/json' },
  });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, SITE]);
  expect(rowsOf('json')).toMatchObject([{ message: INQUIRY.message }]);
});

test('a visitor without JavaScript returns to the site, and duplicates are stored once', async () => {
  for (const time of ['first', 'second']) {
    const response = await post({ ...INQUIRY, name: 'By hand' }, { accept: 'text/html,*/*;q=0.8' });
    expect([time, response.status, response.headers.get('location')]).toEqual([time, 303, `${SITE}/thank-you`]);
  }
  expect(n8n.contents().rows.filter(({ name }) => name === 'By hand')).toHaveLength(1);
});

test('three simultaneous copies are stored once, and notify people once', async () => {
  const fields = { ...INQUIRY, name: 'Three times', submissionId: 'three' };
  const responses = await Promise.all([post(fields), post(fields), post(fields)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(rowsOf('three')).toHaveLength(1);
  const told = () => slack.heard.filter(({ body }) => body.text === 'Inquiry from Three times').length;
  await expect.poll(told).toBe(1);
});

test('suspected spam is stored with its reasons, and a filled honeypot notifies nobody', async () => {
  await post({ ...INQUIRY, name: 'Bot', submissionId: 'bot', reference: 'https://spam.example' });
  await post({ ...INQUIRY, name: 'Quick', submissionId: 'quick', suspected: 'too-fast' });
  expect([rowsOf('bot')[0]?.suspected, rowsOf('quick')[0]?.suspected]).toEqual(['honeypot', 'too-fast']);
  const texts = () => slack.heard.map(({ body }) => body.text);
  await expect.poll(texts).toContain('[Suspected: too-fast] Inquiry from Quick');
  expect(texts().filter((text) => String(text).includes('Bot'))).toEqual([]);
});

test('20,000 characters are stored, and an inquiry that is too large is refused', async () => {
  const message = 'क्षि'.repeat(20_000);
  expect((await post({ ...INQUIRY, submissionId: 'full', message })).status).toBe(200);
  expect(rowsOf('full')).toMatchObject([{ message }]);
  const response = await post({ ...INQUIRY, submissionId: 'long', message: 'a'.repeat(MAX_REQUEST_BYTES) });
  expect([response.status, await response.text()]).toEqual([413, TOO_LARGE]);
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(rowsOf('long')).toEqual([]);
});

test('none of 200 inquiries over a faulty network is lost, stored twice or dropped', async () => {
  const random = randomFrom(testSeed());
  const inquiries = drawInquiries(200, random);
  const attempts = await sendUnderFaults(n8n.url, SITE, inquiries, random);
  console.log(`Seed ${testSeed()}: 200 inquiries to n8n in ${attempts} attempts`);
  const ids = new Set(inquiries.map(({ submissionId }) => submissionId));
  const stored = () => n8n.contents().rows.filter(({ submissionId }) => ids.has(submissionId));
  // Interrupted requests may still be running in the workflow.
  const ended = () => n8n.contents().executions.every(({ status }) => !['new', 'running', 'waiting'].includes(status));
  await expect.poll(ended).toBe(true);
  const texts = (all: Record<string, string | undefined>[]) =>
    all.map(({ submissionId, message }) => `${submissionId}: ${message}`).sort();
  expect(texts(stored())).toEqual(texts(inquiries));
  const told = slack.heard.filter(({ body }) => /Inquiry from Ada \d/.test(String(body.text)));
  expect(told).toHaveLength(inquiries.filter(({ reference }) => !reference).length);
  expect(n8n.contents().executions.filter(({ status }) => status !== 'success')).toEqual([]);
});
