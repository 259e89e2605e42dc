import { setTimeout } from 'node:timers/promises';
import { type Fault, orderedFaults } from './faults';
import { type Inquiry, readFields } from './inquiry';
import { listen } from './node';
import { createReceiver, readBody, type Store } from './receiver';

/** An inquiry as it arrived. */
export interface Arrival extends Inquiry {
  /** Whether it had arrived before. */
  isDuplicate: boolean;
}

interface Options {
  port: number;
  store: Store;
  onArrival?: (arrival: Arrival) => void;
}

const SLOW_MS = 3000;

/** A host or an origin of this computer, on any port. */
const LOCAL = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * The receiver for development and tests: accepts inquiries from sites on this computer, on any port, and simulates the faults
 * that an inquiry asks for (faults.ts). GET /arrivals lists what has arrived, and the paths of preflight requests, which the
 * forms must never cause.
 */
export async function startTrial({ port, store, onArrival }: Options) {
  const arrivals: Arrival[] = [];
  const preflights: string[] = [];
  const attempts = new Map<string, number>();
  const receive = createReceiver({
    isAllowed: (origin) => LOCAL.test(origin),
    perMinute: Number.POSITIVE_INFINITY,
    store: { ...store, add: record },
    notify: async () => {},
  });

  async function record(inquiry: Inquiry): Promise<boolean> {
    const isNew = await store.add(inquiry);
    const arrival = { ...inquiry, isDuplicate: !isNew };
    arrivals.push(arrival);
    onArrival?.(arrival);
    return isNew;
  }

  /** Counts the attempts to send a body, and finds the fault of this one. */
  function faultOf(body: string, contentType: string): Fault | undefined {
    const fields = readFields(body, contentType) ?? {};
    const id = fields.submissionId ?? '';
    const attempt = attempts.get(id) ?? 0;
    attempts.set(id, attempt + 1);
    return orderedFaults(fields)[attempt];
  }

  const { address, close } = await listen(port, async (request, client) => {
    const { method, headers, url } = request;
    const { pathname } = new URL(url);
    const origin = headers.get('origin');
    // Another site may send requests here, or point its own host name here to read what has arrived.
    const isLocal = LOCAL.test(headers.get('host') ?? '') && (origin === null || LOCAL.test(origin));
    if (!isLocal) return new Response(null, { status: 403 });
    if (method === 'GET' && pathname === '/arrivals') return Response.json({ arrivals, preflights });
    if (method === 'OPTIONS') preflights.push(pathname);
    if (method !== 'POST') return receive(request, client);
    const body = await readBody(request);
    const fault = faultOf(await body.text(), headers.get('content-type') ?? '');
    return misbehave(fault, origin ?? '*', () => receive(new Request(url, { method, headers, body }), client));
  });
  return { address, close, arrivals, preflights };
}

/** @throws Error to cut the connection */
async function misbehave(
  fault: Fault | undefined,
  origin: string,
  receive: () => Promise<Response>,
): Promise<Response> {
  if (fault === 'cut') throw new Error(fault);
  if (fault !== undefined && /^\d+$/.test(fault)) return refusal(Number(fault), origin);
  const received = await receive();
  if (fault === 'hang') await new Promise(() => {});
  if (fault === 'cut-after') throw new Error(fault);
  if (fault === 'slow') await setTimeout(SLOW_MS);
  if (fault === 'no-cors') received.headers.delete('access-control-allow-origin');
  return received;
}

function refusal(status: number, origin: string): Response {
  return new Response('', {
    status,
    headers: {
      'access-control-allow-origin': origin,
      ...(status === 429 && { 'retry-after': '1', 'access-control-expose-headers': 'retry-after' }),
    },
  });
}
