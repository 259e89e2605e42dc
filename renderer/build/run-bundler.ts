import { build, createLogger, type Logger } from 'vite';
import type { OpenWork } from '../threads/in-threads';

/** What browsers load, and what renders the pages. */
export type Half = 'client' | 'server';

/**
 * Bundles a half of the code.
 * @param folder where to, absolute: a half has a folder of its name there
 * @returns bundles the half that it is asked for; throws an Error where the bundler fails
 */
export const openWork: OpenWork<string, Half, void> = async (folder) => async (half) => {
  await build({
    build: {
      outDir: folder,
      emptyOutDir: true,
      ssr: half === 'server',
      // To find what the server never runs takes longer than to load it.
      rollupOptions: half === 'server' ? { treeshake: false } : {},
    },
    customLogger: quietLogger(),
  });
};

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
