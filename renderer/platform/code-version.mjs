import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { inEngine } from './engine-folder.mjs';

/** The parts of the code that cached results depend on: a change elsewhere must not discard the results. */
const PARTS = {
  checkedFiles: [...['content', 'platform'].map(inEngine), '{components,pages}/**/*.ts'],
  /** Besides content, settings and public files. */
  pages: [
    ...['*.{ts,tsx}', 'content/*.ts', 'content/{files,graph,parse,pictures,schema,text}/**'].map(inEngine),
    ...[
      inEngine('{html,outputs,platform,react,vite}/**'),
      'components',
      'pages',
      '!pages/*/rules',
      inEngine('commands/build'),
    ],
    ...['vite.config.ts', 'tsconfig.json'],
  ],
  /** The outputs of a site besides its pages. */
  outputs: [
    ...['pages/outputs/**', inEngine('outputs/drawing/**'), inEngine('{html/typeset-text,content/text/typography}.ts')],
    ...['pages/drawing.ts', 'components/styles/tokens.css'],
  ],
};

/** The versions of the parts, by their names. */
export function partVersions() {
  return Object.fromEntries(Object.entries(PARTS).map(([part, patterns]) => [part, codeVersion(patterns)]));
}

/** The versions of the code that this module was compiled from, see compiled-commands.mjs: its files may have been edited since. */
const compiled = process.env.COMPILED_VERSIONS ? JSON.parse(process.env.COMPILED_VERSIONS) : {};

/**
 * The version of a part of the code.
 * @param {keyof typeof PARTS} part
 * @returns {string}
 */
export function partVersion(part) {
  return compiled[part] ?? codeVersion(PARTS[part]);
}

/**
 * A hash of code, which changes with any of its files, the packages, and the version of Node.
 * @param {readonly string[]} patterns globs, or folders with everything in them, such as renderer/content
 */
export function codeVersion(patterns) {
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync([...patterns, 'package-lock.json'], { dot: true }).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('base64url');
}
