import type { ViteDevServer } from 'vite';
import { byPlace, type Diagnostic, errorsIn } from '../content/diagnostics/diagnostic';
import type { LoadResult } from '../content/index';
import type { Site } from '../content/schema/site';
import { readTarget } from '../platform/request-target';
import { errorPage, type Source } from './error-page';

/**
 * Serves the errors instead of a page that they prevent from being rendered. Errors in its own file are known before;
 * others only once the framework has tried.
 * @param latest the result of the last check; undefined if the first one has failed
 */
export function serveErrorPage(server: ViteDevServer, source: Source, latest: () => LoadResult | undefined) {
  server.middlewares.use((request, response, next) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    const { path = '' } = readTarget(request.url ?? '') ?? {};
    const loaded = latest();
    const isBroken =
      loaded &&
      (!loaded.content || (!loaded.content.entries.has(path) && ownErrors(path, loaded, source.site).length > 0));
    const page = wantsPage && isBroken ? errorPageOf(path, loaded, source) : undefined;
    if (page === undefined) return next();
    response.statusCode = 500;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  });
}

/** The document at an address instead of its page, if there are errors: the errors of its own file, or else all errors. */
export function errorPageOf(address: string, loaded: LoadResult, source: Source): string | undefined {
  const own = ownErrors(address, loaded, source.site);
  const [first, ...others] = own.length > 0 ? own : errorsOf(loaded);
  return first && errorPage([first, ...others], loaded.sources, source);
}

function ownErrors(address: string, loaded: LoadResult, site: Site): Diagnostic[] {
  return errorsOf(loaded).filter(({ file }) => site.typeOf(file.slice(file.indexOf('/') + 1))?.address === address);
}

function errorsOf({ diagnostics }: LoadResult): Diagnostic[] {
  return errorsIn(diagnostics).sort(byPlace);
}
