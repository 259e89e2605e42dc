import { beforeEach, expect, test, vi } from 'vitest';
import { deliver } from '../../../../../components/islands/forms/delivery';

type Attempt = { body: URLSearchParams; keepalive: boolean; signal: AbortSignal; headers?: unknown };

const attempts: Attempt[] = [];
const FIELDS = { name: 'Ada', submissionId: 'one' };

type Answer = () => Response | Promise<Response>;

/** Mocks the responses to consecutive attempts. */
function answerWith(...answers: Answer[]) {
  vi.stubGlobal('fetch', async (_url: string, attempt: Attempt) => {
    attempts.push(attempt);
    const answer = answers[attempts.length - 1];
    if (!answer) throw new Error('One attempt too many');
    return answer();
  });
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(null, { status: code, headers });
const broken = () => Promise.reject(new TypeError('Failed to fetch'));
const silence = () =>
  new Promise<Response>((_done, fail) => {
    attempts.at(-1)?.signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
  });

/** Runs a delivery to its end, skipping every pause. */
async function outcome(webhook = 'https://hooks.example/a', fields = FIELDS) {
  const result = deliver(webhook, fields);
  await vi.runAllTimersAsync();
  return result;
}

beforeEach(() => {
  attempts.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});

test('without an address nothing is sent', async () => {
  answerWith();
  expect(await deliver(undefined, FIELDS)).toBe('not-configured');
  expect(attempts).toEqual([]);
});

test.each([200, 201, 202, 204])('%d counts as delivered, without a retry', async (code) => {
  answerWith(status(code));
  expect(await outcome()).toBe('delivered');
  expect(attempts).toHaveLength(1);
});

test('nothing in the request causes a preflight', async () => {
  answerWith(status(200));
  await outcome();
  expect(attempts[0]?.body).toBeInstanceOf(URLSearchParams);
  expect(attempts[0]?.headers).toBeUndefined();
});

test.each([400, 401, 404, 410, 422])('%d counts as refused, without a retry', async (code) => {
  answerWith(status(code));
  expect(await outcome()).toBe('refused');
});

test('413 counts as too large, without a retry', async () => {
  answerWith(status(413));
  expect(await outcome()).toBe('too-large');
});

test('5xx is tried three times, with the same fields', async () => {
  answerWith(status(500), status(502), status(503));
  expect(await outcome()).toBe('broken');
  expect(attempts.map(({ body }) => body.toString())).toEqual(Array(3).fill('name=Ada&submissionId=one'));
});

test.each<[name: string, outcome: string, answers: Answer[]]>([
  ['5xx, then 200, is delivered', 'delivered', [status(500), status(200)]],
  ['429 is tried again, and three are too many', 'busy', [status(429), status(429), status(429)]],
  ['a longer Retry-After is left to the visitor', 'busy', [status(429, { 'retry-after': '120' })]],
  ['a broken connection is tried once more, and proves nothing', 'unconfirmed', [broken, broken]],
  ['a broken connection, then 200, is delivered', 'delivered', [broken, status(200)]],
])('%s', async (_name, expected, answers) => {
  answerWith(...answers);
  expect(await outcome()).toBe(expected);
  expect(attempts).toHaveLength(answers.length);
});

test('429 waits as long as Retry-After says', async () => {
  answerWith(status(429, { 'retry-after': '7' }), status(200));
  const result = deliver('https://hooks.example/a', FIELDS);
  await vi.advanceTimersByTimeAsync(6_900);
  expect(attempts).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await result).toBe('delivered');
});

test('429 waits until the date in Retry-After', async () => {
  const inTwoSeconds = new Date(Date.now() + 2_000).toUTCString();
  answerWith(status(429, { 'retry-after': inTwoSeconds }), status(200));
  expect(await outcome()).toBe('delivered');
});

test('an attempt without a response ends after 30 seconds', async () => {
  answerWith(silence);
  const result = deliver('https://hooks.example/a', FIELDS);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(attempts[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('timed-out');
});

test('all attempts together end after 30 seconds', async () => {
  answerWith(status(500), silence);
  const result = deliver('https://hooks.example/a', FIELDS);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(attempts).toHaveLength(2);
  expect(await result).toBe('timed-out');
});

test('offline, nothing is sent', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answerWith();
  expect(await outcome()).toBe('offline');
  expect(attempts).toEqual([]);
});

test('a connection that breaks because the network is gone is offline, not unconfirmed', async () => {
  answerWith(() => {
    vi.stubGlobal('navigator', { onLine: false });
    return broken();
  });
  expect(await outcome()).toBe('offline');
});

test('only a body below 64 KiB may outlive its page', async () => {
  answerWith(status(200), status(200));
  await outcome();
  await outcome('https://hooks.example/a', { ...FIELDS, name: 'x'.repeat(64 * 1024) });
  expect(attempts.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});
