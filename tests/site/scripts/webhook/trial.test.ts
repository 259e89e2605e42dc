import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { Server } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MAX_REQUEST_BYTES, TOO_LARGE } from '../../../../renderer/content/schema/request-size';
import { openStore } from '../../../../scripts/webhook/open-store';
import { probe } from '../../../../scripts/webhook/probe';
import { submissionLine } from '../../../../scripts/webhook/submission-line';
import { startTrial } from '../../../../scripts/webhook/trial';
import { sendRaw } from '../../../support/e2e/raw-request';
import { temporaryFolder } from '../../../support/temporary-folder';

const SITE = 'http://localhost:4173';

async function start(file = join(temporaryFolder(), 'inquiries.jsonl')) {
  const receiver = await startTrial({ port: 0, store: await openStore(file) });
  onTestFinished(() => new Promise((done) => receiver.close(() => done(undefined))));
  return receiver;
}

function post(address: string, fields: Record<string, string>) {
  return fetch(`${address}/contact`, { method: 'POST', body: new URLSearchParams(fields) });
}

test('an inquiry is recorded unchanged, and written to the file', async () => {
  const file = join(temporaryFolder(), 'inquiries.jsonl');
  const { address, arrivals } = await start(file);
  const fields = { submissionId: 'one', message: 'Line one\nline two & more + 🍎\tمرحبا' };
  expect((await post(address, fields)).status).toBe(200);
  expect(arrivals).toMatchObject([{ path: '/contact', fields, isDuplicate: false }]);
  expect(arrivals[0]).toEqual({ ...JSON.parse(readFileSync(file, 'utf8')), isDuplicate: false });
});

test('requested faults occur in order, then success', async () => {
  const { address, arrivals } = await start();
  const fields = { submissionId: 'one', company: 'fault: 500, 429, cut' };
  expect((await post(address, fields)).status).toBe(500);
  const busy = await post(address, fields);
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '1']);
  await expect(post(address, fields)).rejects.toThrow('fetch failed');
  expect((await post(address, fields)).status).toBe(200);
  expect(arrivals).toHaveLength(1);
});

test('the probe reports what a visitor would see', async () => {
  const { address, arrivals } = await start();
  expect(await probe(`${address}/contact`, SITE)).toEqual({
    status: '200 OK',
    allowedOrigin: SITE,
    visitorSees: 'The thank-you panel.',
    withoutJavaScript: `${SITE}/thank-you`,
    isFine: true,
  });
  expect(arrivals.map(({ isDuplicate }) => isDuplicate)).toEqual([false, true]);
  expect(arrivals[0]).toMatchObject({ suspected: ['probe'] });
});

test('the probe reports a missing response', async () => {
  const report = await probe('http://localhost:1/contact', 'https://tallwind.example');
  expect(report).toMatchObject({ isFine: false, status: expect.stringContaining('no answer') });
});

/** Sends an inquiry, or requests the list of all, with headers that client libraries do not allow. */
function send(address: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'POST') {
  return new Promise<{ status: number | undefined; allowed: string | undefined }>((done, fail) => {
    const sent = request(`${address}/${method === 'GET' ? 'arrivals' : 'contact'}`, { method, headers });
    sent.on('response', (response) => {
      response.resume();
      done({ status: response.statusCode, allowed: response.headers['access-control-allow-origin'] });
    });
    sent.on('error', fail).end(method === 'POST' ? 'submissionId=one' : '');
  });
}

test.each([
  ['another site', { origin: 'https://elsewhere.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a site whose name begins like this computer', { origin: 'http://localhost.elsewhere.example' }],
  ['a name that was pointed here', { host: 'rebound.example' }],
  [
    'a name that was pointed here, with a port',
    { host: 'rebound.example:4175', origin: 'http://rebound.example:4175' },
  ],
  ['an address of the network', { host: '192.168.1.5:4175' }],
])('%s can neither send nor read anything', async (_name, headers) => {
  const { address, arrivals } = await start();
  expect(await send(address, headers)).toEqual({ status: 403, allowed: undefined });
  expect(await send(address, headers, 'GET')).toEqual({ status: 403, allowed: undefined });
  expect(arrivals).toEqual([]);
});

test.each(['http://localhost:4173', 'https://localhost', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
  'a site at %s may send, but may not read the inquiries of others',
  async (origin) => {
    const { address, arrivals } = await start();
    expect(await send(address, { origin })).toEqual({ status: 200, allowed: origin });
    expect(await send(address, { origin }, 'GET')).toEqual({ status: 200, allowed: undefined });
    expect(arrivals).toHaveLength(1);
  },
);

test('the trial receiver only listens on this computer', async () => {
  const listen = vi.spyOn(Server.prototype, 'listen');
  await start();
  expect(listen).toHaveBeenCalledWith(0, 'localhost');
});

test.each([
  ['says how long it is', (size: number) => `Content-Length: ${size}\r\n\r\n`],
  ['comes in pieces', () => `Transfer-Encoding: chunked\r\n\r\n10000000\r\n`],
])('a body that is too long and %s is refused before it arrives', async (_name, rest) => {
  const { address, arrivals } = await start();
  // Sends a little more than the limit, out of 250 MB: a server that needed the rest would wait for it.
  const sent = `message=${'a'.repeat(MAX_REQUEST_BYTES)}`;
  const request = `POST /contact HTTP/1.1\r\nHost: localhost\r\n${rest(250_000_000)}${sent}`;
  expect(await sendRaw(Number(new URL(address).port), request, 1)).toMatchObject({ status: 413, hasTimedOut: false });
  expect(arrivals).toEqual([]);
});

test('a page that sends far too much can read the reason for the refusal', async () => {
  const { address } = await start();
  const response = await fetch(`${address}/contact`, {
    method: 'POST',
    headers: { origin: SITE },
    body: new URLSearchParams({ message: 'a'.repeat(8 * MAX_REQUEST_BYTES) }),
  });
  expect([response.status, await response.text()]).toEqual([413, TOO_LARGE]);
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
});

test.each(['toString', '__proto__', 'constructor', 'hasOwnProperty, valueOf'])(
  'an inherited property of objects is not a fault: %s',
  async (name) => {
    const { address, arrivals } = await start();
    expect((await post(address, { company: `fault: ${name}`, __proto__: 'a', constructor: 'b' })).status).toBe(200);
    expect(arrivals).toHaveLength(1);
    expect({}).not.toHaveProperty('company');
  },
);

test('an inquiry can neither control the terminal, nor begin a line, nor exceed a line', () => {
  const evil = '\u001b[2J\u001b]0;Title\u0007\u009b31m\r\n2026-01-01  /contact  forged\u202e';
  const line = submissionLine({
    key: 'key',
    at: '2026-01-01T00:00:00.000Z',
    path: `/contact${evil}`,
    suspected: [],
    fields: { email: evil + 'a'.repeat(1_000_000), submissionId: evil },
    isDuplicate: false,
  });
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(line).toContain('<U+001B>[2J');
  expect(line.length).toBeLessThan(1_500);
});
