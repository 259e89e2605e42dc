import { connect } from 'node:net';

export interface RawAnswer {
  /** undefined if the connection ended without a response. */
  status: number | undefined;
  /** The headers by name in lowercase. */
  headers: Record<string, string>;
  body: string;
  /** Whether the server kept the connection open too long. */
  hasTimedOut: boolean;
}

/** Longer than any response should take. */
const PATIENCE_MS = 10_000;

/**
 * Sends raw bytes to a port of this machine and reads until the connection ends, without a client library that would correct them.
 * @param cut the number of bytes of the response before the client disconnects
 */
export function sendRaw(port: number, request: string, cut = Number.POSITIVE_INFINITY): Promise<RawAnswer> {
  return new Promise((done) => {
    const chunks: Buffer[] = [];
    let length = 0;
    let hasTimedOut = false;
    const socket = connect(port, 'localhost', () => {
      socket.write(request, 'latin1');
      if (cut === 0) socket.destroy();
    });
    socket.setTimeout(PATIENCE_MS, () => {
      hasTimedOut = true;
      socket.destroy();
    });
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= cut) socket.destroy();
    });
    // A server may close the connection while the rest of a refused request is being sent.
    socket.on('error', () => undefined);
    socket.on('close', () => done({ ...parse(Buffer.concat(chunks).toString('latin1')), hasTimedOut }));
  });
}

/** A request line and headers, for one response. */
export function requestOf(target: string, { method = 'GET', headers = '' } = {}): string {
  return `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
}

function parse(answer: string): Omit<RawAnswer, 'hasTimedOut'> {
  const [head = '', body = ''] = answer.split(/\r\n\r\n([\s\S]*)/);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/: ?(.*)/);
      return [name.toLowerCase(), value];
    }),
  );
  const status = /^HTTP\/1\.\d (\d{3})/.exec(statusLine)?.[1];
  return { status: status === undefined ? undefined : Number(status), headers, body };
}
