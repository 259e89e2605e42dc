import { build, createLogger, type Logger } from 'vite';

/**
 * Bundles the code twice: for browsers into client/, and for rendering into server/.
 * @param folder where to, absolute
 * @throws Error where the bundler fails
 */
export async function runBundler(folder: string) {
  const config = { build: { outDir: folder, emptyOutDir: true }, customLogger: quietLogger() };
  await build(config);
  await build({ ...config, build: { ...config.build, ssr: true } });
}

/** Without what the framework says about itself, which nobody who builds the site can do anything about. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  const { warn, warnOnce } = logger;
  const isNoise = (message: string) => /glob option "as"|renamed to Vike/.test(message);
  logger.warn = (message, options) => void (isNoise(message) || warn(message, options));
  logger.warnOnce = (message, options) => void (isNoise(message) || warnOnce(message, options));
  return logger;
}
