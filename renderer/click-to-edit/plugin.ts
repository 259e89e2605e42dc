import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import * as z from 'zod';
import { contentRoot } from '../content/root';
import { type Answer, SAVE_PATH } from './save-request';
import { type Change, Refused, saveText } from './save-text';

const change: z.ZodType<Change> = z.strictObject({
  file: z.string(),
  place: z.string(),
  before: z.string(),
  after: z.string(),
});

/** In development: takes what is typed into the page, and writes it to the content files. */
export function clickToEdit(): Plugin {
  return {
    name: 'click-to-edit',
    apply: 'serve',
    configureServer(server) {
      const root = contentRoot();
      let last: Promise<unknown> = Promise.resolve();
      server.middlewares.use(SAVE_PATH, (request, response) => {
        // One at a time: the next is checked with the one before it in the files.
        last = last.then(() => save(root, request, response));
      });
    },
  };
}

async function save(root: string, request: IncomingMessage, response: ServerResponse) {
  if (!isFromThisSite(request)) return answer(response, 403, { refused: 'Only pages of this server may save.' });
  try {
    const saved = await saveText(root, change.parse(JSON.parse(await text(request))));
    answer(response, 200, { saved });
  } catch (error) {
    if (error instanceof Refused) return answer(response, 422, { refused: error.message });
    console.error(error);
    answer(response, 500, { refused: `Nothing was saved: ${error instanceof Error ? error.message : error}` });
  }
}

/**
 * Whether a page of this very server asks. Every page on the Web can make a browser send a request here, but not with
 * this type, and not with this origin. Vite has made sure before that the host is one of its own.
 * https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
function isFromThisSite({ method, headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return (
    method === 'POST' &&
    headers['content-type'] === 'application/json' &&
    host !== undefined &&
    (origin === `http://${host}` || origin === `https://${host}`)
  );
}

function answer(response: ServerResponse, status: number, body: Answer) {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}
