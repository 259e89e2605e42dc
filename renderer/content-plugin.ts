import { relative, resolve } from 'node:path';
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite';
import { type Loaded, loadContent } from './content';
import { byPlace, type Diagnostic } from './content/diagnostics/diagnostic';
import { explain, printTerminal, summarise } from './content/diagnostics/print-terminal';
import { quote, type SourceTexts } from './content/diagnostics/quote';
import { Memory } from './content/memory';
import { contentRoot } from './content/root';
import { serveMap } from './content-map/serve-map';

/** Characters of an editor's save are often several events; one check a burst is enough. */
const BURST_MS = 20;

const STORE = resolve('renderer/content/store.ts');
const EMPTY_STORE = '\0empty-content-store';

/**
 * Keeps the content out of the browser's bundle: the framework counts route files among the browser's, and they
 * ask the store which addresses there are.
 */
export function serverOnlyContentPlugin(): Plugin {
  return {
    name: 'server-only-content',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source.endsWith('/content/store') ? EMPTY_STORE : undefined),
    load: (id) => (id === EMPTY_STORE ? 'export const content = { entries: new Map() };' : undefined),
  };
}

/**
 * In development: checks the content at each save, shows its errors in the browser's overlay at their file and line,
 * and reloads the open page once it is sound. Since Vite 6 a change that only server code imports reloads nothing
 * by itself.
 */
export function contentPlugin(): Plugin {
  let overlay: ErrorPayload | undefined;
  return {
    name: 'content',
    apply: 'serve',
    async configureServer(server) {
      const root = contentRoot();
      const memory = await Memory.open(root);
      let loaded: Loaded;
      const check = async () => {
        loaded = await loadContent(root, { memory });
        const { diagnostics, sources } = loaded;
        await memory.save();
        const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error').sort(byPlace);
        if (diagnostics.length > 0) server.config.logger.warn(`\n${printTerminal(diagnostics, sources)}`);
        if (errors.length > 0) server.config.logger.error(summarise(diagnostics, sources.size));
        overlay = toOverlay(errors, sources, root);
        forgetContent(server);
        server.ws.send(overlay ?? { type: 'full-reload' });
      };
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add(root);
      server.watcher.on('all', (_event, path) => {
        if (relative(root, path).startsWith('..')) return;
        clearTimeout(timer);
        timer = setTimeout(() => void check(), BURST_MS);
      });
      server.ws.on('connection', () => {
        if (overlay) server.ws.send(overlay);
      });
      await check();
      serveMap(server, root, () => loaded);
      serveOverlayPage(server, () => overlay !== undefined);
    },
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

/** The store holds the content that it read first; it and what imports it must run again. */
function forgetContent({ environments: { ssr } }: ViteDevServer) {
  for (const module of ssr.moduleGraph.getModulesByFile(STORE) ?? []) ssr.moduleGraph.invalidateModule(module);
}

/** While the content has errors no page can be made: an empty one carries Vite's client, which shows the overlay. */
function serveOverlayPage(server: ViteDevServer, isBroken: () => boolean) {
  server.middlewares.use((request, response, next) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!isBroken() || !wantsPage) return next();
    response.statusCode = 500;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      '<!doctype html><title>The content has errors</title><script type="module" src="/@vite/client"></script>',
    );
  });
}

function toOverlay(errors: readonly Diagnostic[], sources: SourceTexts, root: string): ErrorPayload | undefined {
  const [first, ...others] = errors;
  if (!first) return undefined;
  const more = others.map((error) => `${error.file}:${error.line}:${error.column}  ${error.message}`);
  return {
    type: 'error',
    err: {
      message: [...explain(first).map((line) => line.trim()), ...more].join('\n'),
      stack: '',
      id: resolve(root, '..', first.file),
      plugin: first.code,
      frame: quote(first, sources).join('\n'),
      loc: { file: resolve(root, '..', first.file), line: first.line, column: first.column },
    },
  };
}
