import type { Plugin } from 'vite';

/**
 * Puts an empty helper in the place of Vite's, which preloads what a dynamic import needs. An island needs one chunk
 * and no style sheet, and the helper would be most of the script that every page with an island begins with.
 */
export function noPreloadHelper(): Plugin {
  return {
    name: 'without-preload-helper',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
  };
}
