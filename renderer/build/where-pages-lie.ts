import type { Plugin } from 'vite';

/** Has the framework look for page files where they lie: it would search the whole project, with tens of thousands of built pages. */
export function wherePagesLie(): Plugin {
  return {
    name: 'where-pages-lie',
    enforce: 'pre',
    transform: (code, id) =>
      id.includes('vite-plugin-ssr:importUserCode')
        ? code.replaceAll("import.meta.glob('/**/", "import.meta.glob('/{pages,renderer}/**/")
        : undefined,
  };
}
