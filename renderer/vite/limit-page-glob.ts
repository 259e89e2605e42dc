import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { engineFolder, inEngine } from '../platform/engine-folder.mjs';

/** The part of the framework that looks for entry points, which are in the engine. */
const FINDS_ENTRIES = 'vite-plugin-ssr:buildConfig';

/**
 * Makes the framework search for page files only where they are, in the engine: it would search the whole project, with tens of
 * thousands of built pages, and nothing below node_modules. The pages in dev/ exist in development only.
 */
export function limitPageGlob(): Plugin {
  let isBuild = false;
  return {
    name: 'limit-page-glob',
    enforce: 'pre',
    config(_, { command }) {
      isBuild = command === 'build';
    },
    // The framework finds the entry points of the bundles in another way.
    options({ input, ...options }) {
      const entries = Object.entries(input ?? {}).filter(([name]) => !/^entries\/[^/]+\/dev\//.test(name));
      return isBuild ? { ...options, input: Object.fromEntries(entries) } : null;
    },
    transform: (code, id) =>
      id.includes('vite-plugin-ssr:importUserCode')
        ? code.replaceAll(/import\.meta\.glob\('\/\*\*\/([^']+)', \{/g, (_, file) => {
            const folder = `/${inEngine('')}/${isBuild ? '' : '**/'}`;
            return `import.meta.glob('${folder}${file}', {"exhaustive":true,`;
          })
        : undefined,
  };
}

/**
 * The framework, which finds the entry points in the folder of the engine instead of the project.
 * @param framework its plugins
 */
export function fromEngine(framework: Plugin[]): Plugin[] {
  return framework.map((plugin) => {
    const { name, configResolved: hook } = plugin;
    if (name !== FINDS_ENTRIES || typeof hook !== 'object') return plugin;
    const handler: typeof hook.handler = function (config) {
      const view = new Proxy(config, {
        get: (whole, key) => (key === 'root' ? dirname(engineFolder()) : Reflect.get(whole, key)),
      });
      // It sets the input of the bundler in an object of the configuration, which both have.
      return hook.handler.call(this, view);
    };
    return { ...plugin, configResolved: { ...hook, handler } };
  });
}
