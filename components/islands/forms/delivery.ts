import type { Failure } from './form-state';

/** The result of an attempt to send. */
export type Outcome = 'delivered' | Failure;

/** The limit for all attempts together; words.yaml states it to visitors. */
const GIVE_UP_MS = 30_000;

/** The pauses before the second and the third attempt, before jitter. */
const PAUSES_MS = [1_000, 3_000];

/** If a receiver asks for a longer pause, the form gives up and lets the visitor decide. */
const LONGEST_PAUSE_MS = 10_000;

/** The Fetch standard's limit on the body of a request that outlives its page. */
const KEEPALIVE_BYTES = 64 * 1024;

/** The result of a single attempt. */
type Answer = { outcome: Outcome; retryAfterMs?: number | undefined };

/** The number of retries by outcome. Each retry sends the same submissionId. */
const RETRIES: Partial<Record<Outcome, number>> = { broken: 2, busy: 2, unconfirmed: 1 };

/**
 * Sends fields to a webhook as application/x-www-form-urlencoded and without custom headers: a simple request, which needs
 * no preflight. Some webhooks don't answer preflights.
 * @param webhook the address, or undefined if none is configured
 * @param fields the fields to send; a retry sends the same fields, submissionId included
 * @returns 'delivered' on any 2xx, otherwise the reason; never throws
 */
export async function deliver(webhook: string | undefined, fields: Record<string, string>): Promise<Outcome> {
  if (webhook === undefined) return 'not-configured';
  const body = new URLSearchParams(fields);
  const aborter = new AbortController();
  const timer = setTimeout(() => aborter.abort(), GIVE_UP_MS);
  try {
    for (let attempt = 0; ; attempt += 1) {
      if (!navigator.onLine) return 'offline';
      const { outcome, retryAfterMs } = await post(webhook, body, aborter.signal);
      const pause = retryAfterMs ?? jittered(PAUSES_MS[attempt] ?? 0);
      if (attempt >= (RETRIES[outcome] ?? 0) || pause > LONGEST_PAUSE_MS) return outcome;
      await new Promise((done) => setTimeout(done, pause));
    }
  } finally {
    clearTimeout(timer);
  }
}

async function post(webhook: string, body: URLSearchParams, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(webhook, {
      method: 'POST',
      body,
      signal,
      keepalive: body.toString().length < KEEPALIVE_BYTES,
      credentials: 'omit',
    });
    return { outcome: outcomeOf(response), retryAfterMs: retryAfterOf(response) };
  } catch {
    if (signal.aborted) return { outcome: 'timed-out' };
    return { outcome: navigator.onLine ? 'unconfirmed' : 'offline' };
  }
}

function outcomeOf({ ok, status }: Response): Outcome {
  if (ok) return 'delivered';
  if (status === 413) return 'too-large';
  if (status === 429) return 'busy';
  return status >= 500 ? 'broken' : 'refused';
}

/** Retry-After in milliseconds, from seconds or a date (RFC 9110, 10.2.3), if the receiver exposes it. */
function retryAfterOf(response: Response): number | undefined {
  const value = response.headers.get('retry-after');
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Between half of the pause and all of it, so that visitors with the same failure don't all retry at once. */
function jittered(pause: number): number {
  return pause * (0.5 + Math.random() / 2);
}
