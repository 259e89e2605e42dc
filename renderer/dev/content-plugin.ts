import { relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { byPlace, type Diagnostic, errorsIn } from '../content/diagnostics/diagnostic';
import { formatSummary, printTerminal } from '../content/diagnostics/reporters/terminal';
import { contentRoot } from '../content/files/content-root';
import { IncrementalReader } from '../content/incremental-reader';
import { type LoadResult, loadContent } from '../content/index';
import { FileCache } from '../content/parse/file-cache';
import { classifyFile } from '../content/schema/collections';
import { setRenderContext } from '../html/render-context';
import { readTarget } from '../platform/request-target';
import { watchFolder } from '../platform/watch-folder';
import { readSettings } from '../settings';
import { annotateDocument } from './annotate-document';
import { serveMap } from './content-map/serve-map';
import { errorPage } from './error-page';
import { addSourceAttributes } from './inline-edit/add-source-attributes';
import { markBody } from './inline-edit/mark-body';
import { markContent } from './inline-edit/mark-content';
import { pagesOfClaim } from './inline-edit/pages-of-claim';
import { serveMedia } from './serve-media';

/** How long nothing must change before the cache is saved: for large content, that takes a moment. */
const QUIET_MS = 3000;

/** The folders of the code of pages. */
const WATCHED = ['components', 'pages', 'public', 'renderer'];

/**
 * In development: checks the content at each save, passes it to the pages, and notifies the open ones (live-reload.ts). An error
 * stops only the pages that can't be rendered because of it. Since Vite 6, a change of code that only the server imports
 * does not trigger a reload.
 */
export function contentPlugin(): Plugin {
  const root = contentRoot();
  let changedAt: number | undefined;
  let end = async () => {};
  return {
    name: 'content',
    apply: 'serve',
    // Vite would watch each of ten thousand files and pages.
    config: () => ({ server: { watch: { ignored: isUnwatched } } }),
    configureServer(server) {
      const settings = readSettings();
      const cache = FileCache.open(root);
      const files = new IncrementalReader(root);
      let loaded: LoadResult | undefined;
      let lastLists: LoadResult['lists'] = {};
      let timer: NodeJS.Timeout | undefined;
      const finishDocument = (html: string) =>
        annotateDocument(
          addSourceAttributes(html, {
            fileAt: (path) => files.parsed(path, cache),
            reachOf: (claim) => loaded?.content && pagesOfClaim(claim, loaded.content),
          }),
          loaded?.diagnostics ?? [],
        );
      const errorDocument = (address: string) => loaded && errorPageOf(address, loaded, root);
      const load = async (changed?: ReadonlySet<string>) => {
        const sourceFiles = await files.read(changed);
        // Writers want to see their drafts, so development is a preview.
        return loadContent(root, { isPreview: true, cache, sourceFiles, mark: markContent, lastLists });
      };
      const check = async (changed?: ReadonlySet<string>) => {
        loaded = await load(changed);
        const { content, diagnostics, sources, lists } = loaded;
        lastLists = { ...lastLists, ...lists };
        if (content) {
          // What the configuration imports, the build loads too.
          const { bodyCompiler } = await import('../html/compile-mdx');
          const compileBody = bodyCompiler(content, [markBody]);
          setRenderContext({ content, settings, compileBody, finishDocument, errorDocument });
        }
        // For the first, pages wait.
        changedAt = changedAt === undefined ? 0 : Date.now();
        server.ws.send({ type: 'custom', event: 'content' });
        if (diagnostics.length > 0) server.config.logger.warn(`\n${printTerminal(diagnostics, sources)}`);
        if (errorsOf(loaded).length > 0) server.config.logger.error(formatSummary(diagnostics, sources.size));
        clearTimeout(timer);
        timer = setTimeout(() => {
          cache.save();
          // Warms up the just-in-time compiler for the first save.
          if (!changed) load(new Set()).catch(() => undefined);
        }, QUIET_MS).unref();
      };
      // Changes before a page could be notified.
      server.ws.on('content', (askedAt: number, client) => {
        if (changedAt !== undefined && changedAt > askedAt) client.send('content');
      });
      const saveAndExit = () => {
        cache.save();
        process.exit();
      };
      // In the meantime, Vite prepares the code of the pages.
      const checked = new Promise<void>((done) => {
        const stop = watchFolder(root, (changed) => check(changed).finally(done));
        end = async () => {
          process.off('SIGINT', saveAndExit);
          clearTimeout(timer);
          await stop();
          cache.save();
        };
      });
      // Earlier, Ctrl+C would drop cached results that the first check has not used yet.
      checked.then(() => process.once('SIGINT', saveAndExit));
      server.middlewares.use((_request, _response, next) => void checked.then(() => next()));
      server.middlewares.use(serveMedia(root, () => loaded?.graph?.content));
      serveMap(server, root, () => loaded);
      serveErrorPage(server, root, () => loaded);
    },
    closeBundle: () => end(),
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const isServerOnly = modules.every(
        (module) =>
          !module.file || (server.environments.client.moduleGraph.getModulesByFile(module.file)?.size ?? 0) === 0,
      );
      if (isServerOnly) server.ws.send({ type: 'full-reload' });
    },
  };
}

/** Whether a path is in a folder of the project that has no code of pages. */
function isUnwatched(path: string): boolean {
  const [folder = '', ...inside] = relative('.', path).split(sep);
  return inside.length > 0 && !WATCHED.includes(folder);
}

/**
 * Serves the errors instead of a page that they prevent from being rendered. Errors in its own file are known before;
 * others only once the framework has tried.
 */
function serveErrorPage(server: ViteDevServer, root: string, latest: () => LoadResult | undefined) {
  server.middlewares.use((request, response, next) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    const { path = '' } = readTarget(request.url ?? '') ?? {};
    const loaded = latest();
    const isBroken =
      loaded && (!loaded.content || (!loaded.content.entries.has(path) && ownErrors(path, loaded).length > 0));
    const page = wantsPage && isBroken ? errorPageOf(path, loaded, root) : undefined;
    if (page === undefined) return next();
    response.statusCode = 500;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  });
}

/** The document at an address instead of its page, if there are errors: those of its own file, or else all. */
function errorPageOf(address: string, loaded: LoadResult, root: string): string | undefined {
  const own = ownErrors(address, loaded);
  const [first, ...others] = own.length > 0 ? own : errorsOf(loaded);
  return first && errorPage([first, ...others], loaded.sources, root);
}

function ownErrors(address: string, loaded: LoadResult): Diagnostic[] {
  return errorsOf(loaded).filter(({ file }) => classifyFile(file.slice(file.indexOf('/') + 1))?.address === address);
}

function errorsOf({ diagnostics }: LoadResult): Diagnostic[] {
  return errorsIn(diagnostics).sort(byPlace);
}
