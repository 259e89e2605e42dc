import type { Plugin } from 'vite';

const NOTHING = '\0not-a-style';

/**
 * Of the code that runs on the server alone, takes the styles of page files for the browser and looks no further: the
 * framework would search all that pages are made of for styles and assets that nothing there imports.
 */
export function stylesOfPages(): Plugin {
  return {
    name: 'styles-of-pages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      importer.includes('?extractAssets') && !source.endsWith('.css') ? NOTHING : undefined,
    load: (id) => (id === NOTHING ? '' : undefined),
  };
}
