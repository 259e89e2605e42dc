import { expect, test } from 'vitest';
import { requestOf, sendRaw } from '../e2e/raw-request';
import { HOST_REQUESTS, METHODS, RANGES } from '../support/host-requests';

/** What a host does in its own way, by the request: the status, and where it redirects to. */
export type OwnAnswers = Record<string, [status: number, location?: string]>;

/**
 * Tests that a host answers the requests of the shared table as npm start does, with the site's headers.
 * @param portOf where it listens, once it does
 * @param own the answers that are its own
 * @param unasked what its local server does not survive
 */
export function testSameAnswers(host: string, portOf: () => number, own: OwnAnswers, unasked: readonly string[] = []) {
  const requests = HOST_REQUESTS.filter(([target]) => !unasked.includes(target));
  test.each(requests)(`${host}: %s`, async (target, ...same) => {
    const { status, headers } = await sendRaw(portOf(), requestOf(target));
    expect([status, headers.location]).toEqual(answerOf(own[target] ?? same));
    if (status === 200) expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test.each(METHODS)(`${host}: %s of a page`, async (method) => {
    const { status } = await sendRaw(portOf(), requestOf('/about', { method }));
    expect([status]).toEqual([own[method]?.[0] ?? (method === 'HEAD' ? 200 : 405)]);
  });

  test.each(RANGES)(`${host}: the range %s`, async (range) => {
    const { status } = await sendRaw(portOf(), requestOf('/favicon.ico', { headers: `Range: ${range}\r\n` }));
    expect([status]).toEqual([own[range]?.[0] ?? (range === 'bytes=99999999-' ? 416 : 206)]);
  });
}

function answerOf([status, location]: readonly [number, string?]) {
  return [status, location];
}
