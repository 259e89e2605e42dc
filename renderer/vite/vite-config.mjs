import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { compiledCode } from '../platform/compiled-commands.mjs';
import { inEngine } from '../platform/engine-folder.mjs';

/** The code that runs in Vite itself. A change in it restarts the server; Vite reloads the code of the pages. */
export const OWN_CODE = [
  ...['vite.config.ts', '{components,pages}/**/*.ts'],
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
 * @returns {Promise<import('vite').UserConfig>}
 */
export async function viteConfig(env) {
  const { default: config } = await import(pathToFileURL(join(await compiledCode(), 'vite.config.js')).href);
  return config(env);
}

/**
 * The configuration of npm run dev.
 * @param {import('vite').ConfigEnv} env
 */
export default async function developmentConfig(env) {
  const { plugins = [], ...others } = await viteConfig(env);
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
