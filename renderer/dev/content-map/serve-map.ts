import type { ViteDevServer } from 'vite';
import type { LoadResult } from '../../content/index';
import type { Site } from '../../content/schema/open-site';
import { historyOf } from '../../platform/last-changes';
import { mapDocument } from './map-document';
import { mapFilesOf } from './map-files';

const ADDRESS = '/__content';

/**
 * Answers /__content with the map of the content, in development. Not through the framework, whose routes need content
 * without errors: the map helps to fix them.
 * @param latest the result of the last check; undefined if the first one has failed
 */
export function serveMap(server: ViteDevServer, root: string, site: Site, latest: () => LoadResult | undefined) {
  server.middlewares.use((request, response, next) => {
    const [address, search] = request.url?.split('?') ?? [];
    if (request.method !== 'GET' || address !== ADDRESS) return next();
    const loaded = latest();
    if (!loaded) return next(new Error('The content could not be checked: the terminal says why.'));
    historyOf(root)
      .then((history) => {
        const files = mapFilesOf(loaded, root, site, history);
        const content = { files, root, hasHistory: history !== undefined, hasLists: loaded.graph !== undefined };
        const html = mapDocument(content, new URLSearchParams(search));
        response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
      })
      .catch(next);
  });
}
