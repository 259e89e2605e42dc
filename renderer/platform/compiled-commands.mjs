import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { codeVersion } from './code-version.mjs';
import { cachedFolder } from './disk-cache.mjs';

/** What commands are made of. */
const CODE = ['renderer', 'components', 'pages', 'scripts', 'vite.config.ts', 'tsconfig.json'];

/** What is started on its own: the commands, and what runs in workers. */
const ENTRIES = ['scripts/*.{ts,tsx}', '{renderer,scripts}/**/*.worker.ts', 'vite.config.ts'];

/** Packages that look for files beside themselves, or must be the same for all who import them. */
const LEFT_OUT = [
  ...['vite', 'vite-plugin-ssr', '@vitejs/*', '@tailwindcss/*', 'esbuild', 'tinypool', 'tinyglobby'],
  ...['sharp', '@resvg/resvg-js', 'satori', 'playwright', 'lighthouse', 'chrome-launcher', 'fsevents'],
];

/** Where this module was compiled to; undefined for run.mjs, vite-config.mjs and tests, which load it as it is written. */
const [OWN] = /^.*\/\.cache\/compiled\/[^/]+/.exec(fileURLToPath(import.meta.url).replaceAll('\\', '/')) ?? [];

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
  // Each package has a half for development, and comments: all that is read at each start.
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
  minifyWhitespace: true,
  // Packages of the older kind ask for others by require(). Some import createRequire themselves, under its own name.
  banner: {
    js: "import { createRequire as requireAt } from 'node:module'; const require = requireAt(import.meta.url);",
  },
  logLevel: 'error',
};

/**
 * The commands and threads as JavaScript, with the packages that they import: Node loads a few large files ten times as fast
 * as hundreds of small ones in TypeScript. They are compiled once for the same code, and
 * compiled code goes on with what was compiled with it.
 * @returns the folder, absolute: scripts/check.ts is scripts/check.js there
 * @throws Error where code can't be compiled
 */
export async function compiledCode() {
  // A server that has run for long may have been forgotten, see disk-cache.mjs.
  if (OWN !== undefined && existsSync(OWN)) return OWN;
  const name = codeVersion(CODE).slice(0, 16);
  return cachedFolder(`.cache/compiled/${name}`, compile);
}

/** @param {string} outdir */
async function compile(outdir) {
  // Loading the compiler takes longer than all that follows where it is not needed.
  const { build } = await import('esbuild');
  await build({ ...FOR_NODE, entryPoints: globSync(ENTRIES), outbase: '.', outdir });
}
