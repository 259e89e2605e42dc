import { relative, resolve, sep } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { codeFrame, type SourceTexts } from '../content/diagnostics/code-frame';
import { byPlace, type Diagnostic } from '../content/diagnostics/diagnostic';
import { formatMessage, formatSummary, printTerminal } from '../content/diagnostics/reporters/terminal';
import { contentRoot } from '../content/files/content-root';
import { IncrementalReader } from '../content/incremental-reader';
import { type LoadResult, loadContent } from '../content/index';
import { FileCache } from '../content/parse/file-cache';
import { setRenderContext } from '../html/render-context';
import { watchFolder } from '../platform/watch-folder';
import { readSettings } from '../settings';
import { serveMap } from './content-map/serve-map';
import { markBody } from './inline-edit/mark-body';
import { markContent } from './inline-edit/mark-content';
import { withSources } from './inline-edit/with-sources';
import { serveMedia } from './serve-media';

/** How long nothing must change before what is known of the content is saved: a large one takes a moment. */
const QUIET_MS = 3000;

/** Where the code of the pages lies. */
const WATCHED = ['components', 'pages', 'public', 'renderer'];

/**
 * In development: checks the content at each save and hands it to the pages, shows its errors in the browser's overlay at
 * their file and line, and tells the open page once it is sound (live-reload.ts). Since Vite 6 a change of code that only
 * the server imports reloads nothing by itself.
 */
export function contentPlugin(): Plugin {
  const root = contentRoot();
  let overlay: ErrorPayload | undefined;
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
      let timer: NodeJS.Timeout | undefined;
      const finishDocument = (html: string) => withSources(html, (path) => files.parsed(path, cache));
      const load = async (changed?: ReadonlySet<string>) => {
        const sourceFiles = await files.read(changed);
        // Whoever writes wants to see it, so development is a preview.
        return loadContent(root, { isPreview: true, cache, sourceFiles, mark: markContent });
      };
      const check = async (changed?: ReadonlySet<string>) => {
        loaded = await load(changed);
        const { content, diagnostics, sources } = loaded;
        if (content) {
          // What the configuration imports, the build loads too.
          const { bodyCompiler } = await import('../html/compile-mdx');
          const compileBody = bodyCompiler(content, [markBody]);
          setRenderContext({ content, settings, compileBody, finishDocument });
        }
        // For the first, pages wait.
        changedAt = changedAt === undefined ? 0 : Date.now();
        const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').sort(byPlace);
        overlay = toOverlay(errors, sources, root);
        server.ws.send(overlay ?? { type: 'custom', event: 'content' });
        if (diagnostics.length > 0) server.config.logger.warn(`\n${printTerminal(diagnostics, sources)}`);
        if (errors.length > 0) server.config.logger.error(formatSummary(diagnostics, sources.size));
        clearTimeout(timer);
        timer = setTimeout(() => {
          cache.save();
          // What is done at a save is compiled when it is first done: now, so that nobody waits for it.
          if (!changed) load(new Set()).catch(() => undefined);
        }, QUIET_MS).unref();
      };
      server.ws.on('connection', () => {
        if (overlay) server.ws.send(overlay);
      });
      // What changed before a page could hear of it.
      server.ws.on('content', (askedAt: number, client) => {
        if (!overlay && changedAt !== undefined && changedAt > askedAt) client.send('content');
      });
      const saveAndExit = () => {
        cache.save();
        process.exit();
      };
      // Meanwhile Vite prepares the code of the pages.
      const checked = new Promise<void>((done) => {
        const stop = watchFolder(root, (changed) => check(changed).finally(done));
        end = async () => {
          process.off('SIGINT', saveAndExit);
          clearTimeout(timer);
          await stop();
          cache.save();
        };
      });
      // Ctrl+C before would forget what the first check has not asked for yet.
      checked.then(() => process.once('SIGINT', saveAndExit));
      server.middlewares.use((_request, _response, next) => void checked.then(() => next()));
      server.middlewares.use(serveMedia(root));
      serveMap(server, root, () => loaded);
      serveOverlayPage(server, () => overlay !== undefined);
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

/** Whether a path lies in a folder of the project whose files are not code that pages are made of. */
function isUnwatched(path: string): boolean {
  const [folder = '', ...inside] = relative('.', path).split(sep);
  return inside.length > 0 && !WATCHED.includes(folder);
}

/** What a browser gets while the content has errors and no page can be made: Vite's client in it shows the overlay. */
const OVERLAY_PAGE = `<!doctype html>
<title>The content has errors</title>
<script type="module">
  import { createHotContext } from '/@vite/client';
  const hot = createHotContext('/');
  hot.on('content', () => location.reload());
  hot.send('content', performance.timeOrigin);
</script>
`;

function serveOverlayPage(server: ViteDevServer, isBroken: () => boolean) {
  server.middlewares.use((request, response, next) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!isBroken() || !wantsPage) return next();
    response.statusCode = 500;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(OVERLAY_PAGE);
  });
}

function toOverlay(errors: readonly Diagnostic[], sources: SourceTexts, root: string): ErrorPayload | undefined {
  const [first, ...others] = errors;
  if (!first) return undefined;
  const more = others.map((error) => `${error.file}:${error.line}:${error.column}  ${error.message}`);
  return {
    type: 'error',
    err: {
      message: [...formatMessage(first).map((line) => line.trim()), ...more].join('\n'),
      stack: '',
      id: resolve(root, '..', first.file),
      plugin: first.code,
      frame: codeFrame(first, sources).map(asFrameLine).join('\n'),
      loc: { file: resolve(root, '..', first.file), line: first.line, column: first.column },
    },
  };
}

/** Vite shows a quotation only behind bars of its own kind, and takes off what the first line begins with. */
function asFrameLine(line: string): string {
  return line.replace(/^ {2}/, '').replace('│', '|');
}
