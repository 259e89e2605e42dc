import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linesOf } from '../../content/diagnostics/diagnostic';

/** The fixtures of the engine's rules, and of this site's. */
const FIXTURES = ['tests/fixtures/rules', 'tests/site/fixtures/rules'];
const BASE = 'tests/fixtures/base-content';

/** How many lines of a correct example are shown. */
const MAX_LINES = 8;

/** An example of a rule. */
interface Example {
  /** What the check prints for a violation, with the wrong line. */
  wrong: string;
  /** The correct lines; undefined if the fix is to remove something. */
  right?: { file: string; lines: string };
}

/**
 * The example of a rule: the first of its fixtures that breaks it, and the lines of the fixed or valid file that are
 * not in it. So the tests verify all examples.
 */
export function ruleExample(code: string): Example | undefined {
  const folder = FIXTURES.map((folder) => join(folder, code)).find((folder) => existsSync(folder)) ?? '';
  const names = folder === '' ? [] : readdirSync(folder);
  // A name comes before longer names that begin with it.
  const nameOf = (file: string) => file.replace(/\.txt$/, '');
  names.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const printed = names.find((name) => /^bad-.*\.txt$/.test(name));
  if (!printed) return undefined;
  const wrong = readFileSync(join(folder, printed), 'utf8').trimEnd();
  const [, file = ''] = /^content\/(.+?):\d+:\d+ /.exec(wrong) ?? [];
  const bad = join(folder, nameOf(printed));
  const good = names.filter((name) => name.startsWith('good-')).map((name) => join(folder, name, file));
  const lines = [`${bad}.fixed`, ...good, join(BASE, file)]
    .map((path) => newLines(path, join(bad, file)))
    .find((each) => each !== '');
  return lines === undefined ? { wrong } : { wrong, right: { file, lines } };
}

/** The lines of a text that another text does not have; empty if either text is missing. */
function newLines(path: string, other: string): string {
  if (!/\.(?:mdx|yaml|svg|fixed)$/.test(path) || !existsSync(path) || !existsSync(other)) return '';
  const known = new Set(['', '[]', ...textLines(other)]);
  const lines = textLines(path).filter((line) => !known.has(line));
  return lines.slice(0, MAX_LINES).join('\n');
}

function textLines(path: string): string[] {
  return linesOf(readFileSync(path, 'utf8'));
}
