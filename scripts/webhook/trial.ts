import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type Fault, orderedFaults } from './faults';
import { type Inquiry, readFields } from './inquiry';
import { incomingOf, listen, sendResponse } from './node';
import { createReceiver, readBody, type Store } from './receive';

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
    store,
    notify: async () => {},
    onArrival(inquiry, isDuplicate) {
      arrivals.push({ ...inquiry, isDuplicate });
      onArrival?.({ ...inquiry, isDuplicate });
    },
  });

  /** Counts the attempts to send a body, and finds the fault of this one. */
  function faultOf(body: string, contentType = ''): Fault | undefined {
    const fields = readFields(body, contentType) ?? {};
    const id = fields.submissionId ?? '';
    const attempt = attempts.get(id) ?? 0;
    attempts.set(id, attempt + 1);
    return orderedFaults(fields)[attempt];
  }

  const { address, close } = await listen(port, async (request, response) => {
    const { origin, host = '' } = request.headers;
    // Another site may send requests here, or point its own host name here to read what has arrived.
    const isLocal = LOCAL.test(host) && (origin === undefined || LOCAL.test(origin));
    if (!isLocal) return sendResponse(response, new Response('', { status: 403 }));
    if (request.method === 'GET' && request.url === '/arrivals')
      return sendResponse(response, Response.json({ arrivals, preflights }));
    if (request.method === 'OPTIONS') preflights.push(request.url ?? '/');
    const body = await readBody(request.iterator({ destroyOnReturn: false }));
    if (body === undefined) return sendResponse(response, refusal(413, origin));
    const fault = request.method === 'POST' ? faultOf(body, request.headers['content-type']) : undefined;
    await misbehave(fault, request, response, () => receive(incomingOf(request, new Response(body).body), () => {}));
  });
  return { address, close, arrivals, preflights };
}

async function misbehave(
  fault: Fault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  receive: () => Promise<Response>,
) {
  if (fault === 'cut') return void request.socket.destroy();
  const isStatus = fault !== undefined && /^\d+$/.test(fault);
  if (isStatus) return sendResponse(response, refusal(Number(fault), request.headers.origin));
  const received = await receive();
  if (fault === 'hang') return;
  if (fault === 'cut-after') return void request.socket.destroy();
  if (fault === 'slow') await setTimeout(SLOW_MS);
  if (fault === 'no-cors') received.headers.delete('access-control-allow-origin');
  await sendResponse(response, received);
}

function refusal(status: number, origin = '*'): Response {
  return new Response('', {
    status,
    headers: {
      'access-control-allow-origin': origin,
      ...(status === 429 && { 'retry-after': '1', 'access-control-expose-headers': 'retry-after' }),
    },
  });
}
