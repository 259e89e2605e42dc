import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { build, createLogger, type InlineConfig, type Logger, mergeConfig } from 'vite';
import { FOR_NODE } from '../../renderer/platform/compiled-commands.mjs';
import type { CreateTask } from '../../renderer/platform/workers/run-in-workers';
import config from '../../vite.config';

/** The code for browsers, and the code that renders the pages. */
export type Half = 'client' | 'server';

/**
 * Bundles one half of the code.
 * @param folder absolute; each half gets a folder of its name in it
 * @returns bundles the given half; throws an Error if the bundler fails
 */
export const createTask: CreateTask<string, Half, void> = async (folder) => async (half) => {
  const ofHalf: InlineConfig = {
    // The configuration is already compiled into this file.
    configFile: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: half === 'server',
      reportCompressedSize: false,
      // Minification removes most unused code. Tree shaking would take longer than everything else here.
      rollupOptions: { treeshake: false },
    },
    customLogger: quietLogger(),
  };
  await build(mergeConfig(config({ mode: 'production', command: 'build' }), ofHalf));
  if (half === 'server') await addPackages(join(folder, half));
};

/**
 * Bundles the packages into the code that renders the pages, which then loads ten times as fast. The framework imports one file,
 * which imports all others.
 */
async function addPackages(folder: string) {
  await esbuild.build({
    ...FOR_NODE,
    entryPoints: [join(folder, 'pageFiles.mjs')],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    allowOverwrite: true,
  });
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
