import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { build, createLogger, type InlineConfig, type Logger, mergeConfig } from 'vite';
import { FOR_NODE } from '../../renderer/platform/compiled-commands.mjs';
import type { CreateTask } from '../../renderer/platform/workers/run-in-workers';
import config from '../../vite.config';

/** What browsers load, and what renders the pages. */
export type Half = 'client' | 'server';

/**
 * Bundles a half of the code.
 * @param folder where to, absolute: a half has a folder of its name there
 * @returns bundles the half that it is asked for; throws an Error where the bundler fails
 */
export const createTask: CreateTask<string, Half, void> = async (folder) => async (half) => {
  const ofHalf: InlineConfig = {
    // It is compiled with this file, and would be once more.
    configFile: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: half === 'server',
      reportCompressedSize: false,
      // What is never run goes when a file is made small. To find the rest takes longer than all else here.
      rollupOptions: { treeshake: false },
    },
    customLogger: quietLogger(),
  };
  await build(mergeConfig(config({ mode: 'production', command: 'build' }), ofHalf));
  if (half === 'server') await addPackages(join(folder, half));
};

/**
 * Bundles the packages into the code that renders the pages, which then loads in a tenth of the time. The framework imports
 * one file of it, and that file all others.
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

/** Without what nobody who builds the site can do anything about: what the framework says of itself, and of packages. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  const { warn, warnOnce } = logger;
  const isNoise = (message: string) =>
    /glob option "as"|renamed to Vike|annotation that Rollup cannot interpret/.test(message);
  logger.warn = (message, options) => void (isNoise(message) || warn(message, options));
  logger.warnOnce = (message, options) => void (isNoise(message) || warnOnce(message, options));
  return logger;
}
