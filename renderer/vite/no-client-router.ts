import type { Plugin } from 'vite';

/**
 * Leaves out what the framework runs in browsers: it routes and hydrates the pages, and ours are plain HTML. Bundled, it
 * would be thrown away once the pages are rendered.
 */
export function noClientRouter(): Plugin {
  return {
    name: 'without-router',
    apply: 'build',
    options(options) {
      const entries = Object.entries(options.input ?? {}).filter(([name]) => !name.startsWith('entries/entry-'));
      return { ...options, input: Object.fromEntries(entries) };
    },
  };
}
