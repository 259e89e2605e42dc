import { test } from 'vitest';
import { requestOf, sendRaw } from '../e2e/raw-request';
import { HOST_REQUESTS, METHODS, RANGES } from '../support/host-requests';

/** What a host does in its own way, by the request: the status, and where it redirects to. */
export type OwnAnswers = Record<string, [status: number, location?: string]>;

/**
 * Tests that a host answers the shared requests as npm start does, with the site's policy on everything that it finds.
 * @param portOf where it listens, once it does
 * @param own the answers that are its own
 * @param unasked what its local server does not survive, or never answers
 */
export function testSameAnswers(host: string, portOf: () => number, own: OwnAnswers, unasked: readonly string[]) {
  for (const [target, ...same] of HOST_REQUESTS) {
    if (unasked.includes(target)) continue;
    const [status, location] = own[target] ?? same;
    // Together, because the servers keep each connection open for seconds.
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
    // A host may send the whole file (RFC 9110, 14.2), as these do here.
    test.concurrent(`${host} answers a request for ${range} with the whole file`, async ({ expect }) => {
      const { status } = await sendRaw(portOf(), requestOf('/favicon.ico', { headers: `Range: ${range}\r\n` }));
      expect(status).toBe(200);
    });
  }
}
