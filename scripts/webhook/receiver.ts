import { appendFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type Fault, orderedFaults } from './faults';

/** An enquiry as it arrived. */
export interface Arrival {
  /** When it arrived, ISO 8601. */
  at: string;
  /** The path it was sent to. */
  path: string;
  fields: Record<string, string>;
  /** Whether one with the same submissionId was recorded before. A receiver of your own should drop these. */
  isDuplicate: boolean;
}

interface Receiver {
  address: string;
  arrivals: readonly Arrival[];
  /** The paths of preflight requests, which the forms must never cause. */
  preflights: readonly string[];
  close: Server['close'];
}

interface Options {
  port: number;
  /** Each arrival is appended to this file, one JSON object per line. */
  file?: string | undefined;
  onArrival?: (arrival: Arrival) => void;
}

const SLOW_MS = 3000;

/** Far more than any enquiry; tests send a message of a megabyte. The rest of a longer one is not read. */
const MOST_BYTES = 2_000_000;

/** A host or an origin of this computer, on any port. */
const LOCAL = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * A webhook for development and tests: accepts enquiries from sites on this computer, on any port, and simulates the faults
 * that an enquiry asks for (faults.ts). GET /arrivals lists what has arrived. It accepts connections from this computer only.
 */
export async function startReceiver({ port, file, onArrival }: Options): Promise<Receiver> {
  const arrivals: Arrival[] = [];
  const preflights: string[] = [];
  const seen = new Set<string>();
  const attempts = new Map<string, number>();

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { origin, host = '' } = request.headers;
    // Another site may send requests here, or point its own host name here to read what has arrived.
    if (!LOCAL.test(host) || (origin !== undefined && !LOCAL.test(origin))) return send(response, 403);
    const path = request.url ?? '/';
    if (request.method === 'GET' && path === '/arrivals') return sendJson(response, { arrivals, preflights });
    if (origin !== undefined) response.setHeader('access-control-allow-origin', origin);
    if (request.method === 'OPTIONS') {
      preflights.push(path);
      return send(response, 405);
    }
    if (request.method !== 'POST') return send(response, 405);
    const body = await bodyOf(request);
    if (body === undefined) return send(response.setHeader('connection', 'close'), 413);
    const fields = Object.fromEntries(new URLSearchParams(body));
    const id = fields.submissionId ?? '';
    const attempt = attempts.get(id) ?? 0;
    attempts.set(id, attempt + 1);
    const fault = orderedFaults(fields)[attempt];
    const record = () => keep({ at: new Date().toISOString(), path, fields, isDuplicate: id !== '' && seen.has(id) });
    await misbehave(fault, request, response, record);
  }

  async function keep(arrival: Arrival) {
    const id = arrival.fields.submissionId;
    if (id) seen.add(id);
    arrivals.push(arrival);
    onArrival?.(arrival);
    if (file) await appendFile(file, `${JSON.stringify(arrival)}\n`);
  }

  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, 'localhost', done));
  const bound = server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  return { address: `http://localhost:${actual}`, arrivals, preflights, close: server.close.bind(server) };
}

async function misbehave(
  fault: Fault | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  record: () => Promise<void>,
) {
  switch (fault) {
    case undefined:
      await record();
      return send(response, 200);
    case 'slow':
      await record();
      await new Promise((done) => setTimeout(done, SLOW_MS));
      return send(response, 200);
    case '400':
    case '404':
    case '500':
    case '503':
      return send(response, Number(fault));
    case '429':
      response.setHeader('retry-after', '1');
      response.setHeader('access-control-expose-headers', 'retry-after');
      return send(response, 429);
    case 'hang':
      return record();
    case 'cut':
      return void request.socket.destroy();
    case 'cut-after':
      await record();
      return void request.socket.destroy();
    case 'no-cors':
      await record();
      response.removeHeader('access-control-allow-origin');
      return void response.writeHead(200).end();
  }
}

function send(response: ServerResponse, status: number) {
  response.writeHead(status, { 'content-type': 'text/plain' }).end(status === 200 ? 'Received.' : '');
}

function sendJson(response: ServerResponse, value: unknown) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

/** @returns undefined if it is longer than any enquiry; the rest is then not read */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
