import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inEngine } from '../../platform/engine-folder.mjs';

/** The fixtures of the engine's rules, beside the engine in its repository: any site there gets their examples. */
export const ENGINE_FIXTURES = inEngine('../tests/fixtures/rules');

/** The fixtures of the engine's rules, and of the site's, with the valid content that each changes. */
const FIXTURES = [
  { fixtures: ENGINE_FIXTURES, base: inEngine('../tests/fixtures/base-site/content') },
  { fixtures: 'tests/site/fixtures/rules', base: 'tests/site/fixtures/base-content' },
];

/** The examples of the engine's rules where it is installed: fixtures are not published. */
export const PUBLISHED = inEngine('examples.json');

/** How many lines of a correct example are shown. */
const MAX_LINES = 8;

/**
 * @typedef {object} Example of a rule
 * @property {string} wrong what the check prints for a violation, with the wrong line
 * @property {{ file: string, lines: string }} [right] the correct lines; undefined if the fix is to remove something
 */

/**
 * The example of a rule: the first of its fixtures that breaks it, and the lines of the fixed or valid file that are
 * not in it. So the tests verify all examples.
 * @param {string} code
 * @returns {Example | undefined}
 */
export function ruleExample(code) {
  const found = FIXTURES.find(({ fixtures }) => existsSync(join(fixtures, code)));
  return found === undefined ? published()[code] : exampleIn(join(found.fixtures, code), found.base);
}

/** @returns {Record<string, Example>} by the codes of the rules */
const published = () => (existsSync(PUBLISHED) ? JSON.parse(readFileSync(PUBLISHED, 'utf8')) : {});

/**
 * @param {string} folder of the fixtures of a rule
 * @param {string} base the valid content that they change
 * @returns {Example | undefined}
 */
function exampleIn(folder, base) {
  const names = readdirSync(folder);
  // A name comes before longer names that begin with it.
  const nameOf = (/** @type {string} */ file) => file.replace(/\.txt$/, '');
  names.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const printed = names.find((name) => /^bad-.*\.txt$/.test(name));
  if (!printed) return undefined;
  const wrong = readFileSync(join(folder, printed), 'utf8').trimEnd();
  const [, file = ''] = /^content\/(.+?):\d+:\d+ /.exec(wrong) ?? [];
  const bad = join(folder, nameOf(printed));
  const good = names.filter((name) => name.startsWith('good-')).map((name) => join(folder, name, file));
  const lines = [`${bad}.fixed`, ...good, join(base, file)]
    .map((path) => newLines(path, join(bad, file)))
    .find((each) => each !== '');
  return lines === undefined ? { wrong } : { wrong, right: { file, lines } };
}

/**
 * The lines of a text that another text does not have; empty if either text is missing.
 * @param {string} path
 * @param {string} other
 */
function newLines(path, other) {
  if (!/\.(?:mdx|yaml|svg|fixed)$/.test(path) || !existsSync(path) || !existsSync(other)) return '';
  const known = new Set(['', '[]', ...textLines(other)]);
  const lines = textLines(path).filter((line) => !known.has(line));
  return lines.slice(0, MAX_LINES).join('\n');
}

/** @param {string} path */
const textLines = (path) => readFileSync(path, 'utf8').split(/\r\n|\r|\n/);
