import { basename } from 'node:path';
import type { ViteDevServer } from 'vite';
import type { LoadResult } from '../../content/index';
import { type History, historyOf } from '../../platform/last-changes';
import type { MapContent } from './content-map';
import { findingsByFile, mapFilesOf } from './map-files';

const ADDRESS = '/__content';

/**
 * Answers /__content with the map of the content, in development. Not through the framework, whose routes need content
 * without errors: the map helps to fix them.
 * @param latest the result of the last check; undefined if the first one has failed
 */
export function serveMap(server: ViteDevServer, root: string, latest: () => LoadResult | undefined) {
  server.middlewares.use((request, response, next) => {
    const [address, search] = request.url?.split('?') ?? [];
    if (request.method !== 'GET' || address !== ADDRESS) return next();
    const loaded = latest();
    if (!loaded) return next(new Error('The content could not be checked: the terminal says why.'));
    documentOf(server, root, loaded, new URLSearchParams(search))
      .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html))
      .catch(next);
  });
}

async function documentOf(server: ViteDevServer, root: string, loaded: LoadResult, search: URLSearchParams) {
  // Loaded on demand: the build loads everything that the configuration imports, and would load React before it knows its mode.
  const module = await server.ssrLoadModule('/renderer/dev/content-map/map-document.tsx');
  const renderMap: typeof import('./map-document').renderMap = module.renderMap;
  return renderMap(mapContentOf(loaded, root, await historyOf(root)), search);
}

/** The props of the map for a result of the check. */
export function mapContentOf(loaded: LoadResult, root: string, history: History | undefined): MapContent {
  const folder = basename(root);
  const isUnused = ({ code }: { code: string }) => code === 'media-is-used';
  const others = [...findingsByFile(loaded.diagnostics.filter((each) => !isUnused(each)))]
    .filter(([path]) => !loaded.sources.has(path))
    .map(([path, findings]) => ({ path, findings }));
  return {
    files: mapFilesOf(loaded, folder, history),
    others,
    unused: loaded.diagnostics.filter(isUnused).map(({ file }) => file),
    root,
    hasHistory: history !== undefined,
    hasLists: loaded.graph !== undefined,
  };
}
