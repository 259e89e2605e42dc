import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative, resolve, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Connect, Plugin } from 'vite';
import * as z from 'zod';
import { contentRoot } from '../../content/files/content-root';
import { openSite } from '../../content/schema/open-site';
import type { Site } from '../../content/schema/site';
import { kindAt } from '../../platform/contained-files';
import { refuseRequest } from './refuse-request';
import { type Answer, SAVE_PATH } from './save-request';
import { type Change, SaveRejectedError, saveText } from './save-text';

const change: z.ZodType<Change> = z.strictObject({
  file: z.string(),
  place: z.string(),
  before: z.string(),
  after: z.string(),
});

/** The address at which Vite opens a file in the editor. */
const OPEN_PATH = '/__open-in-editor';

/** Completes the path of a request line; only its query is read. */
const BASE = 'http://localhost';

/**
 * In development: writes texts that are edited on the page to the content files, and opens files in the editor.
 * @param module of the site
 */
export function inlineEdit(module: string): Plugin {
  return {
    name: 'inline-edit',
    apply: 'serve',
    async configureServer(server) {
      const root = contentRoot();
      const site = await openSite(module);
      let last: Promise<unknown> = Promise.resolve();
      server.middlewares.use(SAVE_PATH, (request, response) => {
        // One at a time: each edit is checked together with the earlier ones.
        last = last.then(() => save(root, site, request, response));
      });
      // Vite itself opens any file on this computer, for any page that asks.
      server.middlewares.use(OPEN_PATH, (request, response, next) => guardOpen(root, request, response, next));
    },
  };
}

async function save(root: string, site: Site, request: IncomingMessage, response: ServerResponse) {
  const refused = refuseRequest(request);
  if (refused !== undefined) return answer(response, 403, { refused });
  // A form can't send this type, and another site needs a preflight request.
  if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json') {
    return answer(response, 403, { refused: 'Texts are saved with POST, as JSON.' });
  }
  try {
    const saved = await saveText(root, site, change.parse(JSON.parse(await text(request))));
    answer(response, 200, { saved });
  } catch (error) {
    if (error instanceof SaveRejectedError) return answer(response, 422, { refused: error.message });
    console.error(error);
    answer(response, 500, { refused: `Nothing was saved: ${error instanceof Error ? error.message : error}` });
  }
}

/** Passes on to Vite only requests for content files from pages of this server. */
function guardOpen(root: string, request: IncomingMessage, response: ServerResponse, next: Connect.NextFunction) {
  const refused = refuseRequest(request);
  if (refused !== undefined) return answer(response, 403, { refused });
  if (kindAt(root, pathToOpen(root, request.url ?? '')) !== 'file') {
    return answer(response, 403, { refused: 'Only files of the content are opened.' });
  }
  next();
}

/** The path inside the content folder that Vite would open: without line and column. A path outside begins with two dots. */
function pathToOpen(root: string, url: string): string {
  const file = (URL.canParse(url, BASE) && new URL(url, BASE).searchParams.get('file')) || '';
  // Vite takes these for addresses, not for paths.
  if (file.startsWith('file:')) return '';
  return relative(root, resolve(file.replace(/(?::\d+){1,2}$/, '')))
    .split(sep)
    .join('/');
}

function answer(response: ServerResponse, status: number, body: Answer) {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}
