import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Receive } from './receiver';

/** Listens on this computer alone: a web server in front of it brings HTTPS. What the receiver throws cuts the connection. */
export async function listen(port: number, receive: Receive): Promise<{ address: string; close: Server['close'] }> {
  const server = createServer((from, to) => {
    answer(from, to, receive).catch(() => from.socket.destroy());
  });
  await once(server.listen(port, 'localhost'), 'listening');
  const bound = server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  return { address: `http://localhost:${actual}`, close: server.close.bind(server) };
}

async function answer(from: IncomingMessage, to: ServerResponse, receive: Receive) {
  const { method = '', url = '/', headers, socket } = from;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request = new Request(new URL(url, 'http://localhost'), {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(hasBody && { body: bodyOf(from), duplex: 'half' }),
  });
  // Only this computer can connect, so it is the web server in front that has added the last address.
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  const response = await receive(request, forwarded || (socket.remoteAddress ?? ''));
  to.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  // A browser reads no answer before it has sent everything.
  from.resume();
}

/** Unlike the stream of Readable.toWeb, it can be canceled without closing the connection. It reads nothing in advance. */
function bodyOf(from: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = from.iterator({ destroyOnReturn: false });
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return?.();
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
