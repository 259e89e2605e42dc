import type { Failure } from './form-state';

/** What becomes of an enquiry. */
export type Outcome = 'delivered' | Failure;

/**
 * Sends fields to a webhook as application/x-www-form-urlencoded, which causes no preflight request.
 * @param webhook the address, or undefined where none is configured
 */
export async function deliver(webhook: string | undefined, fields: Record<string, string>): Promise<Outcome> {
  if (webhook === undefined) return 'not-configured';
  try {
    const response = await fetch(webhook, { method: 'POST', body: new URLSearchParams(fields) });
    return response.ok ? 'delivered' : 'failed';
  } catch {
    return 'failed';
  }
}
