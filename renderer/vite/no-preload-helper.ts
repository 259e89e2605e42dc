import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper, which preloads the dependencies of a dynamic import, by an empty one. An island needs one chunk and no
 * style sheet, and the helper would be most of the script that every page with an island loads first.
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
