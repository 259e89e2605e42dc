import { build, createLogger, type InlineConfig, type Logger, mergeConfig } from 'vite';
import { viteConfig } from '../../vite/vite-config.mjs';

/**
 * Bundles what browsers load: the islands and the styles of the pages.
 * @param folder absolute
 * @throws Error if the bundler fails
 */
export async function runBundler(folder: string): Promise<void> {
  const ofBuild: InlineConfig = {
    // Vite would compile it again.
    configFile: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      reportCompressedSize: false,
      // Minification removes most unused code. Tree shaking would take longer than everything else here.
      rollupOptions: { treeshake: false },
    },
    customLogger: quietLogger(),
  };
  await build(mergeConfig(await viteConfig({ mode: 'production', command: 'build' }), ofBuild));
}

/** Leaves out warnings that nobody who builds the site can act on. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  const { warn, warnOnce } = logger;
  const isNoise = (message: string) =>
    /glob option "as"|renamed to Vike|annotation that Rollup cannot interpret/.test(message);
  logger.warn = (message, options) => void (isNoise(message) || warn(message, options));
  logger.warnOnce = (message, options) => void (isNoise(message) || warnOnce(message, options));
  return logger;
}
