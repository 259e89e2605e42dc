import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { configuredReceiver, type PublishedSettings } from './configured-receiver';
import { apiMailer } from './notify';
import type { Incoming, Store } from './receive';
import { smtpMailer } from './smtp-mailer';
import { linesStore } from './stores/lines-store';
import { sqliteStore } from './stores/sqlite-store';

/** Listens on this computer alone: a web server in front of it brings HTTPS. */
export async function listen(
  port: number,
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<{ address: string; close: Server['close'] }> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, 'localhost', done));
  const bound = server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  return { address: `http://localhost:${actual}`, close: server.close.bind(server) };
}

/** The receiver for a site that is published. */
export async function startReceiver(port: number, settings: PublishedSettings) {
  const { WEBHOOK_STORE, MAIL_SMTP_URL } = settings;
  const sendMail = MAIL_SMTP_URL === undefined ? apiMailer(settings) : smtpMailer(MAIL_SMTP_URL);
  const receive = configuredReceiver(settings, await openStore(WEBHOOK_STORE), sendMail);
  return listen(port, async (request, response) => {
    const incoming = incomingOf(request, request.iterator({ destroyOnReturn: false }));
    // Node keeps running, so what is to be done later needs no one to wait for it.
    await sendResponse(response, await receive(incoming, () => {}));
  });
}

/** Opens the file that inquiries are kept in, whose ending says how. */
export function openStore(file: string): Promise<Store> {
  return file.endsWith('.sqlite') ? sqliteStore(file) : linesStore(file);
}

/** A request of Node's as the receiver takes it. */
export function incomingOf(request: IncomingMessage, body: Incoming['body']): Incoming {
  const { method = '', url = '/', headers, socket } = request;
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return {
    method,
    path: new URL(url, 'http://localhost').pathname,
    headers: new Headers(
      Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    body,
    // Only this computer can connect, so it is the web server in front that has written the header.
    client: forwarded || (socket.remoteAddress ?? ''),
  };
}

/** Sends a response with Node. */
export async function sendResponse(to: ServerResponse, response: Response) {
  for (const [name, value] of response.headers) to.setHeader(name, value);
  // The rest of a body that is too long is not read, so the connection can't be reused.
  if (response.status === 413) to.setHeader('connection', 'close');
  to.writeHead(response.status).end(await response.text());
}
