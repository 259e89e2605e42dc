import type { Plugin } from 'vite';

/**
 * Leaves out the framework's browser code, which routes and hydrates pages: ours are plain HTML, and the bundled code would be
 * deleted after rendering.
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
