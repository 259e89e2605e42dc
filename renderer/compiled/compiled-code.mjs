import { globSync } from 'tinyglobby';
import { codeVersion } from './code-version.mjs';
import { keptFolder } from './kept-folder.mjs';

/** What commands are made of. Of the tests they take no more than this, or each fixture would compile them anew. */
const FOLDERS = ['renderer', 'components', 'pages', 'scripts', 'tests/bench'];
const FILES = ['tests/*.ts', 'vite.config.ts', 'tsconfig.json'];

/** What is started on its own: the commands, and what runs in threads. */
const ENTRIES = [
  ...['scripts/*.{ts,tsx}', 'renderer/threads/thread.ts', 'renderer/content/learn.ts'],
  ...['renderer/build/run-bundler.ts', 'renderer/build/page-maker.ts', 'vite.config.ts'],
];

/** Packages that look for files beside themselves, or must be the same for all who import them. */
const LEFT_OUT = [
  ...['vite', 'vite-plugin-ssr', '@vitejs/*', '@tailwindcss/*', 'esbuild', 'tinypool', 'tinyglobby'],
  ...['@resvg/resvg-js', 'satori', 'playwright', 'lighthouse', 'chrome-launcher', 'fsevents'],
];

/**
 * How code is bundled that Node runs: with the packages that it imports, as modules of which each is there once.
 * @type {import('esbuild').BuildOptions}
 */
export const FOR_NODE = {
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  external: LEFT_OUT,
  // Packages of the older kind ask for others by require().
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  logLevel: 'error',
};

/**
 * The commands and threads as JavaScript, with the packages that they import: Node loads a few large files ten times as fast
 * as hundreds of small ones in TypeScript. They are compiled once for the same code.
 * @returns the folder, absolute: scripts/check.ts is scripts/check.js there
 * @throws Error where code can't be compiled
 */
export function compiledCode() {
  const name = codeVersion(FOLDERS, globSync(FILES)).slice(0, 16);
  return keptFolder(`.cache/compiled/${name}`, compile);
}

/** @param {string} folder */
async function compile(folder) {
  // Loading the compiler takes longer than all that follows where it is not needed.
  const { build } = await import('esbuild');
  await build({ ...FOR_NODE, entryPoints: globSync(ENTRIES), outbase: '.', outdir: folder });
}
