import type { Plugin } from 'vite';

const NOTHING = '\0nothing';

/**
 * Of the code that runs only on the server, bundles the styles of page files for the browser and looks no further: the framework
 * would search all code of the pages for styles and assets that nothing there imports. The server itself needs no styles.
 */
export function serverOnlyStyles(): Plugin {
  return {
    name: 'styles-of-pages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isForServer = this.environment.name === 'ssr';
      const isLeftOut = source.endsWith('.css') ? isForServer : importer.includes('?extractAssets');
      return isLeftOut ? NOTHING : undefined;
    },
    load: (id) => (id === NOTHING ? '' : undefined),
  };
}
