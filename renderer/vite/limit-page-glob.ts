import type { Plugin } from 'vite';

/** The places of the page files of the published site. */
const BUILD = 'renderer/';

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
      folders = command === 'build' ? BUILD : 'renderer/**/';
    },
    // The framework finds the entry points of the bundles in another way.
    options({ input, ...options }) {
      const entries = Object.entries(input ?? {}).filter(([name]) => !name.startsWith('entries/renderer/dev/'));
      return folders === BUILD ? { ...options, input: Object.fromEntries(entries) } : null;
    },
    transform: (code, id) =>
      id.includes('vite-plugin-ssr:importUserCode')
        ? code.replaceAll("import.meta.glob('/**/", `import.meta.glob('/${folders}`)
        : undefined,
  };
}
