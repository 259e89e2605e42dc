import { createServer, type IncomingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from '../../support/listen';

/**
 * A server that accepts JSON, like Slack and email services.
 * @param failures the number of requests that it refuses first
 * @returns its address and the received requests
 */
export async function startJsonServer(failures = 0) {
  const heard: { headers: IncomingHttpHeaders; body: Record<string, unknown> }[] = [];
  const server = createServer(async (request, response) => {
    heard.push({ headers: request.headers, body: (await json(request)) as Record<string, unknown> });
    response.writeHead(heard.length > failures ? 200 : 503).end();
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}/`,
    heard,
    close: () => void server.close(),
  };
}
