import { relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { errorsIn } from '../content/diagnostics/diagnostic';
import { formatSummary, printTerminal } from '../content/diagnostics/reporters/terminal';
import { contentRoot } from '../content/files/content-root';
import { inEngine } from '../platform/engine-folder.mjs';
import { tellOfWatchLimit, watchFolder } from '../platform/watch-folder';
import { DevContent } from './dev-content';
import { serveErrorPage } from './serve-error-page';
import { serveMedia } from './serve-media';
import { servePictures } from './serve-pictures';

/** How long nothing must change before the cache is saved: for large content, that takes a moment. */
const QUIET_MS = 3000;

/** The folders of the code of pages. */
const WATCHED = [inEngine(''), 'components', 'pages', 'public'];

/**
 * In development: checks the content at each save, passes it to the pages, and notifies the open ones (live-reload.ts). An error
 * stops only the pages that can't be rendered because of it. Since Vite 6, a change of code that only the server imports
 * does not trigger a reload.
 * @param module of the site
 */
export function contentPlugin(module: string): Plugin {
  let end = async () => {};
  return {
    name: 'content',
    apply: 'serve',
    // Vite would watch each of ten thousand files and pages.
    config: () => ({ server: { watch: { ignored: isUnwatched } } }),
    async configureServer(server) {
      // Without a listener, an error of the watcher ends the process.
      server.watcher.on('error', (error) => {
        if (!tellOfWatchLimit(error)) server.config.logger.error(String(error));
      });
      const loadSite = async () => (await server.ssrLoadModule(module)).default;
      const content = await DevContent.open(contentRoot(), module, loadSite);
      const latest = () => content.loaded;
      const { checked, stop } = checkAtEachSave(server, content);
      end = stop;
      server.middlewares.use((_request, _response, next) => void checked.then(() => next()));
      server.middlewares.use(
        servePictures(content.root, content.site.places, () => latest()?.content?.data.pictures ?? {}),
      );
      server.middlewares.use(serveMedia(content.root, content.site, () => latest()?.checked?.content));
      serveErrorPage(server, content, latest);
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

/** @returns `checked` once the content was checked for the first time, in which Vite prepares the code of the pages */
function checkAtEachSave(server: ViteDevServer, content: DevContent) {
  let changedAt: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  const check = async (changed?: ReadonlySet<string>) => {
    const { diagnostics, sources } = await content.check(changed);
    // For the first, pages wait.
    changedAt = changedAt === undefined ? 0 : Date.now();
    server.ws.send({ type: 'custom', event: 'content', data: changedAt });
    if (diagnostics.length > 0)
      server.config.logger.warn(`\n${printTerminal(diagnostics, sources, content.site.messages)}`);
    if (errorsIn(diagnostics).length > 0)
      server.config.logger.error(formatSummary(diagnostics, sources.size, content.site.messages));
    clearTimeout(timer);
    timer = setTimeout(() => {
      content.save();
      if (!changed) content.warmUp();
    }, QUIET_MS).unref();
  };
  // Changes before a page could be notified.
  server.ws.on('content', (askedAt: number, client) => {
    if (changedAt !== undefined && changedAt > askedAt) client.send('content', changedAt);
  });
  const saveAndExit = () => {
    content.save();
    process.exit();
  };
  let stopWatching = async () => {};
  const checked = new Promise<void>((done) => {
    stopWatching = watchFolder(content.root, (changed) => check(changed).finally(done));
  });
  // Earlier, Ctrl+C would drop cached results that the first check has not used yet.
  checked.then(() => process.once('SIGINT', saveAndExit));
  const stop = async () => {
    process.off('SIGINT', saveAndExit);
    clearTimeout(timer);
    await stopWatching();
    content.save();
  };
  return { checked, stop };
}

/** Whether a path is in a folder of the project that has no code of pages. */
function isUnwatched(path: string): boolean {
  const watched = relative('.', path).replaceAll(sep, '/');
  const isIn = (inner: string, outer: string) => `${inner}/`.startsWith(`${outer}/`);
  return watched.includes('/') && !WATCHED.some((folder) => isIn(watched, folder) || isIn(folder, watched));
}
