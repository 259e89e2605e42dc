import type { Plugin } from 'vite';

const NOTHING = '\0nothing';

/**
 * Of the code that runs on the server alone, takes the styles of page files for the browser and looks no further: the
 * framework would search all that pages are made of for styles and assets that nothing there imports. The server itself
 * has no use for styles.
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
