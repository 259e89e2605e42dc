import { test } from 'vitest';
import { requestOf, sendRaw } from '../../support/e2e/raw-request';
import { HOST_REQUESTS, METHODS, RANGES } from '../support/host-requests';

/** The specific answers of a host, by request: the status, and the target of a redirect. */
export type OwnAnswers = Record<string, [status: number, location?: string]>;

/**
 * Tests that a host answers the shared requests like npm start, with the site's policy on every page that exists.
 * @param portOf returns its port, once it listens
 * @param own its specific answers
 * @param unasked requests that its local server does not survive, or never answers
 */
export function testSameAnswers(host: string, portOf: () => number, own: OwnAnswers, unasked: readonly string[]) {
  for (const [target, ...same] of HOST_REQUESTS) {
    if (unasked.includes(target)) continue;
    const [status, location] = own[target] ?? same;
    // Concurrent, because the servers keep each connection open for seconds.
    test.concurrent(`${host} answers ${target.slice(0, 60)} with ${status}`, async ({ expect }) => {
      const { headers, ...answer } = await sendRaw(portOf(), requestOf(target));
      expect([answer.status, headers.location]).toEqual([status, location]);
      if (status === 200) expect(headers['content-security-policy']).toContain("default-src 'none'");
    });
  }

  for (const method of METHODS.filter((each) => !unasked.includes(each))) {
    test.concurrent(`${host} answers ${method} as npm start does`, async ({ expect }) => {
      const { status } = await sendRaw(portOf(), requestOf('/about', { method }));
      expect(status).toBe(method === 'HEAD' ? 200 : 405);
    });
  }

  for (const range of RANGES) {
    // A host may send the whole file (RFC 9110, 14.2), as these local servers do.
    test.concurrent(`${host} answers a request for ${range} with the whole file`, async ({ expect }) => {
      const { status } = await sendRaw(portOf(), requestOf('/favicon.ico', { headers: `Range: ${range}\r\n` }));
      expect(status).toBe(200);
    });
  }
}
