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
  isDouble: boolean;
}

interface Receiver {
  address: string;
  arrivals: readonly Arrival[];
  /** What asked for permission first: a form that causes a preflight request would show up here. */
  preflights: readonly string[];
  close: Server['close'];
}

interface Options {
  port: number;
  /** Each arrival is appended here, one JSON object a line. */
  file?: string | undefined;
  onArrival?: (arrival: Arrival) => void;
}

const SLOW_MS = 3000;

/**
 * A webhook for development and tests: takes enquiries from any origin, as n8n, Make and Zapier do, and does wrong
 * what an enquiry orders (faults.ts). GET /arrivals lists what has arrived.
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
    const path = request.url ?? '/';
    if (request.method === 'GET' && path === '/arrivals') return sendJson(response, { arrivals, preflights });
    if (request.method === 'OPTIONS') {
      preflights.push(path);
      return send(response, 405);
    }
    if (request.method !== 'POST') return send(response, 405);
    const fields = Object.fromEntries(new URLSearchParams(await bodyOf(request)));
    const id = fields.submissionId ?? '';
    const attempt = attempts.get(id) ?? 0;
    attempts.set(id, attempt + 1);
    const fault = orderedFaults(fields)[attempt];
    const record = () => keep({ at: new Date().toISOString(), path, fields, isDouble: id !== '' && seen.has(id) });
    await misbehave(fault, request, response, record);
  }

  async function keep(arrival: Arrival) {
    const id = arrival.fields.submissionId;
    if (id) seen.add(id);
    arrivals.push(arrival);
    onArrival?.(arrival);
    if (file) await appendFile(file, `${JSON.stringify(arrival)}\n`);
  }

  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, done));
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
      return void response.writeHead(200).end();
  }
}

function send(response: ServerResponse, status: number) {
  response.setHeader('access-control-allow-origin', '*');
  response.writeHead(status, { 'content-type': 'text/plain' }).end(status === 200 ? 'Received.' : '');
}

function sendJson(response: ServerResponse, value: unknown) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
