import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { probe } from '../../../../renderer/webhook/probe';
import { startReceiver } from '../../../../renderer/webhook/receiver';

async function start(file?: string) {
  const receiver = await startReceiver({ port: 0, file });
  onTestFinished(() => new Promise((done) => receiver.close(() => done(undefined))));
  return receiver;
}

function post(address: string, fields: Record<string, string>) {
  return fetch(`${address}/contact`, { method: 'POST', body: new URLSearchParams(fields) });
}

test('an enquiry is recorded as it was sent, and written to the file', async () => {
  const file = join(tmpdir(), `enquiries-${process.pid}.jsonl`);
  onTestFinished(() => rmSync(file));
  const { address, arrivals } = await start(file);
  const fields = { submissionId: 'one', message: 'Line one\nline two & more + 🍎\tمرحبا' };
  expect((await post(address, fields)).status).toBe(200);
  expect(arrivals).toMatchObject([{ path: '/contact', fields, isDouble: false }]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(arrivals[0]);
});

test('the second with the same id is a double', async () => {
  const { address, arrivals } = await start();
  await post(address, { submissionId: 'one' });
  await post(address, { submissionId: 'one' });
  expect(arrivals.map(({ isDouble }) => isDouble)).toEqual([false, true]);
});

test('ordered faults come one after the other, then success', async () => {
  const { address, arrivals } = await start();
  const fields = { submissionId: 'one', company: 'fault: 500, 429, cut' };
  expect((await post(address, fields)).status).toBe(500);
  const busy = await post(address, fields);
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '1']);
  await expect(post(address, fields)).rejects.toThrow('fetch failed');
  expect((await post(address, fields)).status).toBe(200);
  expect(arrivals).toHaveLength(1);
});

test('the probe says what a visitor would see', async () => {
  const { address, arrivals } = await start();
  expect(await probe(`${address}/contact`, 'https://tallwind.example')).toEqual({
    status: '200 OK',
    allowedOrigin: '*',
    visitorSees: 'The thank-you panel.',
    isFine: true,
  });
  expect(arrivals[0]?.fields.message).toContain('This is a test');
});

test('the probe says so when nobody answers', async () => {
  const report = await probe('http://localhost:1/contact', 'https://tallwind.example');
  expect(report).toMatchObject({ isFine: false, status: expect.stringContaining('no answer') });
});
