import type { Plugin } from 'vite';

/**
 * Makes the framework search for page files only where they are: it would search the whole project, with tens of thousands of
 * built pages. The pages in renderer/dev/ exist in development only.
 */
export function limitPageGlob(): Plugin {
  let folders = '';
  return {
    name: 'limit-page-glob',
    enforce: 'pre',
    config(_, { command }) {
      folders = command === 'build' ? '{pages/**/,renderer/}' : '{pages,renderer}/**/';
    },
    transform: (code, id) =>
      id.includes('vite-plugin-ssr:importUserCode')
        ? code.replaceAll("import.meta.glob('/**/", `import.meta.glob('/${folders}`)
        : undefined,
  };
}
