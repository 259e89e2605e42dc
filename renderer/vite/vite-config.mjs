import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { compiledCode } from '../platform/compiled-commands.mjs';
import { inEngine } from '../platform/engine-folder.mjs';
import { inSite } from '../platform/site-folder.mjs';

/** The code that runs in Vite itself. A change in it restarts the server; Vite reloads the code of the pages. */
export const OWN_CODE = [
  ...['vite.config.ts', inSite('pages/**/*.ts'), inSite('components/{model/**,sections/{registry,*/schema}}.ts')],
  ...[
    '{content,platform,vite}/**/*.{ts,mjs}',
    'dev/*.ts',
    'dev/inline-edit/*.ts',
    'html/{compile-mdx,escape-html,parse-html,render-context,run-code,typeset-text}.ts',
    'outputs/{output-files,{drawing,hosts}/*}.ts',
  ].map(inEngine),
];

/**
 * vite.config.ts, compiled together with the packages that it imports: Vite would take twice as long to load it.
 * @param {import('vite').ConfigEnv} env
 */
export default async function viteConfig(env) {
  const { default: config } = await import(pathToFileURL(join(await compiledCode(), 'vite.config.js')).href);
  const { plugins, ...others } = config(env);
  return { ...others, plugins: [...plugins, restartOnChange()] };
}

/** @returns {import('vite').Plugin} */
function restartOnChange() {
  return {
    name: 'restart-on-change',
    configResolved({ configFileDependencies }) {
      configFileDependencies.push(...globSync(OWN_CODE).map((file) => resolve(file)));
    },
  };
}
