import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { inCache } from './cache-folder.mjs';
import { codeVersion, partVersions } from './code-version.mjs';
import { cachedFolder } from './disk-cache.mjs';
import { engineFolder, inEngine, installedPackages } from './engine-folder.mjs';

/** The folders of the code that commands and pages consist of. */
export const CODE_FOLDERS = [inEngine(''), 'components', 'pages', 'scripts'];

/** Everything that the compiled commands depend on: not what is written when the engine is packed. */
const CODE = [...CODE_FOLDERS, `!${inEngine('{types/**,examples.json}')}`, 'vite.config.ts', 'tsconfig.json'];

/** The entry points: the commands, the workers, and the site, whose path they get. */
const entries = () =>
  Object.fromEntries([
    ...globSync(['commands/*.{ts,tsx}', '**/*.worker.ts'], { cwd: engineFolder(), ignore: ['**/node_modules/**'] }).map(
      (file) => [`engine/${withoutExtension(file)}`, join(engineFolder(), file)],
    ),
    ...['pages/site.ts', ...globSync('scripts/*.{ts,tsx}')].map((file) => [
      `site/${withoutExtension(file)}`,
      resolve(file),
    ]),
    ['vite.config', configFile()],
  ]);

/** @param {string} file */
const withoutExtension = (file) => file.replace(/\.tsx?$/, '');

/** The configuration of the bundler: that of the site, or of the engine. */
const configFile = () =>
  existsSync('vite.config.ts') ? resolve('vite.config.ts') : join(engineFolder(), 'vite/config.ts');

/** Packages that look for files next to their own, that engine.mjs has already loaded, or that consist of thousands of files. */
const EXTERNAL = [
  ...['vite', 'vite-plugin-ssr/plugin', '@tailwindcss/*', 'esbuild', 'tinypool', 'tinyglobby', 'heic-decode'],
  ...['sharp', '@takumi-rs/core', 'playwright', 'axe-core', 'html-validate', 'fsevents', 'pdfkit', 'dictionary-en'],
  // Lucide's icons load React themselves, and pages need the same copy.
  ...['lucide-react', 'react', 'react-dom'],
];

/** The folder that this module was compiled to; undefined in engine.mjs, vite-config.mjs and tests, which load its source. */
const [OWN_FOLDER] = /^.*\/\.cache\/compiled\/[^/]+/.exec(fileURLToPath(import.meta.url).replaceAll('\\', '/')) ?? [];

/**
 * Writes out import.meta.glob with `eager` and `import: 'default'`, as Vite does.
 * @returns {import('esbuild').Plugin}
 */
function globImports() {
  return {
    name: 'glob-imports',
    setup({ onLoad }) {
      onLoad({ filter: /(?:\/registry|\/site)\.ts$/ }, ({ path }) => {
        /** @type {string[]} */
        const imports = [];
        const contents = readFileSync(path, 'utf8').replace(GLOB, (_call, patterns) => {
          const files = globSync(patterns.match(/[^[\]',\s]+/g), { cwd: dirname(path) }).sort();
          const names = files.map((file) => `_${imports.push(file) - 1}`);
          return `({${files.map((file, index) => `'./${file}': ${names[index]}`)}})`;
        });
        return {
          contents: imports.map((file, at) => `import _${at} from './${file}';`).join('') + contents,
          loader: 'ts',
        };
      });
    },
  };
}

/**
 * Browsers get the styles of pages in another way, see commands/build/run-bundler.worker.ts.
 * @returns {import('esbuild').Plugin}
 */
function withoutStyles() {
  return {
    name: 'without-styles',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\.css$/ }, ({ path }) => ({ path, namespace: 'styles' }));
      onLoad({ filter: /^/, namespace: 'styles' }, () => ({ contents: '' }));
    },
  };
}

const GLOB = /import\.meta\.glob<\w+>\(([^{]*), \{[^}]*\}\)/g;

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
  external: EXTERNAL,
  // Leaves out the development code and the comments of packages, which Node would have to read at each start.
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
  minifyWhitespace: true,
  // What CommonJS packages expect. Some import createRequire themselves, under that name.
  banner: {
    js: "import { createRequire as requireAt } from 'node:module'; const require = requireAt(import.meta.url); const __filename = import.meta.filename;",
  },
  plugins: [globImports(), withoutStyles()],
  // Below node_modules no tsconfig.json counts.
  jsx: 'automatic',
  // Beside the code, where only written-in.mjs reads them: Node would at each start.
  sourcemap: 'external',
  sourcesContent: false,
  // What fails is in the message of the error.
  logLevel: 'silent',
};

/**
 * Compiles the commands and workers to JavaScript, with the packages that they import, unless that was done before for the same
 * code: Node loads a few large files ten times as fast as hundreds of small ones in TypeScript. Compiled code keeps using the
 * code that it was compiled with.
 * @returns the folder, absolute: the command check is engine/commands/check.js there, the site's scripts/test-all.ts site/scripts/test-all.js
 * @throws Error if the code can't be compiled
 */
export async function compiledCode() {
  // If a server has run for a long time, its folder may have been pruned, see disk-cache.mjs.
  if (OWN_FOLDER !== undefined && existsSync(OWN_FOLDER)) return OWN_FOLDER;
  const name = codeVersion(CODE).slice(0, 16);
  return cachedFolder(inCache('compiled', name), compile);
}

/**
 * The file to import a module from: compiled together with the code that imports it, or in tests as it was written.
 * @param {string} module its path from the root of the project, such as pages/site.ts
 */
export function moduleFile(module) {
  return OWN_FOLDER === undefined ? resolve(module) : join(OWN_FOLDER, 'site', module.replace(/\.ts$/, '.js'));
}

/** @param {string} outdir */
async function compile(outdir) {
  // Loading the compiler takes longer than a whole command that does not need it.
  const { build } = await import('esbuild');
  const packages = installedPackages();
  mkdirSync(outdir, { recursive: true });
  writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }');
  if (packages) symlinkSync(packages, join(outdir, 'node_modules'), 'junction');
  const versions = JSON.stringify(JSON.stringify(partVersions()));
  const define = { ...FOR_NODE.define, 'process.env.COMPILED_VERSIONS': versions };
  // It is imported and required, and would be bundled twice.
  const acorn = join(dirname(createRequire(join(engineFolder(), 'package.json')).resolve('acorn')), 'acorn.mjs');
  await build({ ...FOR_NODE, alias: { acorn }, define, entryPoints: entries(), outdir });
}
