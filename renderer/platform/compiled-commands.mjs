import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { codeVersion, partVersions } from './code-version.mjs';
import { cachedFolder } from './disk-cache.mjs';

/** The folders of the code that commands and pages consist of. */
export const CODE_FOLDERS = ['renderer', 'components', 'pages', 'scripts'];

/** Everything that the compiled commands depend on. */
const CODE = [...CODE_FOLDERS, 'vite.config.ts', 'tsconfig.json'];

/** The files that are started by themselves: the commands and the workers. */
const ENTRIES = ['scripts/*.{ts,tsx}', '{renderer,scripts}/**/*.worker.ts', 'vite.config.ts'];

/** Packages that look for files next to their own, that run.mjs has already loaded, or that consist of thousands of files. */
const EXTERNAL = [
  ...['vite', 'vite-plugin-ssr/plugin', '@tailwindcss/*', 'esbuild', 'tinypool', 'tinyglobby'],
  ...['sharp', '@takumi-rs/core', 'playwright', 'lighthouse', 'chrome-launcher', 'fsevents', 'pdfkit'],
  // Lucide's icons load React themselves, and pages need the same one.
  ...['lucide-react', 'react', 'react-dom'],
];

/** The folder that this module was compiled to; undefined in run.mjs, vite-config.mjs and tests, which load its source. */
const [OWN_FOLDER] = /^.*\/\.cache\/compiled\/[^/]+/.exec(fileURLToPath(import.meta.url).replaceAll('\\', '/')) ?? [];

/**
 * How to bundle code for Node: together with the packages that it imports, each module once.
 * @type {import('esbuild').BuildOptions}
 */
const FOR_NODE = {
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Browsers get the styles of pages in another way, see scripts/build/run-bundler.worker.ts.
  loader: { '.css': 'empty' },
  external: EXTERNAL,
  // It is imported and required, and would be bundled twice.
  alias: { acorn: './node_modules/acorn/dist/acorn.mjs' },
  // Leaves out the development code and the comments of packages, which Node would have to read at each start.
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
  minifyWhitespace: true,
  // What CommonJS packages expect. Some import createRequire themselves, under that name.
  banner: {
    js: "import { createRequire as requireAt } from 'node:module'; const require = requireAt(import.meta.url); const __filename = import.meta.filename;",
  },
  logLevel: 'error',
};

/**
 * Compiles the commands and workers to JavaScript, with the packages that they import, unless that was done before for the same
 * code: Node loads a few large files ten times as fast as hundreds of small ones in TypeScript. Compiled code keeps using the
 * code that it was compiled with.
 * @returns the folder, absolute: scripts/check.ts is scripts/check.js there
 * @throws Error if the code can't be compiled
 */
export async function compiledCode() {
  // If a server has run for a long time, its folder may have been pruned, see disk-cache.mjs.
  if (OWN_FOLDER !== undefined && existsSync(OWN_FOLDER)) return OWN_FOLDER;
  const name = codeVersion(CODE).slice(0, 16);
  return cachedFolder(`.cache/compiled/${name}`, compile);
}

/** @param {string} outdir */
async function compile(outdir) {
  // Loading the compiler takes longer than a whole command that does not need it.
  const { build } = await import('esbuild');
  const versions = JSON.stringify(JSON.stringify(partVersions()));
  const define = { ...FOR_NODE.define, 'process.env.COMPILED_VERSIONS': versions };
  await build({ ...FOR_NODE, define, entryPoints: globSync(ENTRIES), outbase: '.', outdir });
}
