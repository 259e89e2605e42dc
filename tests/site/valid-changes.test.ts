import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { readBuiltSite } from '../../renderer/commands/test/built-site';
import { checks } from '../../renderer/commands/test/registry';
import { buildContent } from '../support/build-content';
import { loadCached, validContent } from '../support/load-cached';
import { runCommand } from '../support/run-command';
import { IS_SWEEP, SEED } from '../support/sample';
import { site as thisSite } from '../support/site';
import { temporaryFolder } from '../support/temporary-folder';
import { changes } from './support/valid-changes';

/** How many sites are drawn, each with a change of each kind. */
const SITES = IS_SWEEP ? 12 : 1;

/** How often a change is drawn before one must be valid. */
const TRIES = 12;

/** They need the pictures and other files that only a build copies and makes; buildContent() validates the HTML by itself. */
const LEFT_OUT = ['links-lead-somewhere', 'the-manifest-has-icons', 'html-is-valid'];

interface Draws {
  accepted?: string;
  /** What the check said. */
  refused: string[];
}

test.each(Array.from({ length: SITES }, (_, index) => index + 1))(
  'content that was changed in valid ways passes what a pull request runs, draw %i',
  async (site) => {
    // Outside of the repository, which would say of each page that it was never published.
    const content = join(temporaryFolder(), 'content');
    cpSync('content', content, { recursive: true, dereference: true });
    const draws: Record<string, Draws> = {};
    for (const kind of Object.keys(changes)) draws[kind] = await drawValid(kind, content, `${kind} ${site}`);
    const told = `TEST_SEED=${SEED}: ${JSON.stringify(draws, undefined, 2)}`;
    const never = Object.keys(draws).filter((kind) => draws[kind]?.accepted === undefined);
    expect(never, told).toEqual([]);
    expect(await problemsOfSite(content), told).toEqual([]);
    if (!IS_SWEEP) return;
    const dist = join('test-results/valid-changes', String(site));
    const built = runCommand('build', ['--without-social-images', '--content', content, '--out', dist]);
    expect(built.status, `${told}\n${built.printed}`).toBe(0);
    const tested = runCommand('test', ['--no-build', '--content', content, '--dist', dist]);
    expect(tested.status, `${told}\n${tested.printed}`).toBe(0);
  },
  600_000,
);

/** Draws a change until the check accepts it, and undoes the others. */
async function drawValid(kind: string, content: string, name: string): Promise<Draws> {
  const before = textsIn(content);
  const refused: string[] = [];
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    await changes[kind]?.(content, `${name} ${attempt}`);
    const problem = isChanged(content, before) ? await problemIn(content) : 'It changes nothing.';
    if (problem === undefined) return { accepted: `${name} ${attempt}`, refused };
    refused.push(problem);
    restore(content, before);
  }
  return { refused };
}

/** What the suite of every site finds in the files that are made without the bundler. A sweep builds the site as well. */
async function problemsOfSite(root: string): Promise<string[]> {
  const content = await validContent(root);
  const { files, problems } = await buildContent(content);
  const dist = temporaryFolder();
  for (const [path, text] of files) {
    const file = join(dist, 'client', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const built = readBuiltSite(dist, thisSite, content);
  const found = checks().filter(([code]) => !LEFT_OUT.includes(code));
  for (const [code, check] of found)
    for (const { file, line, message } of await check(built)) problems.push(`${file}:${line} ${code}: ${message}`);
  return problems;
}

/** The first error of the check. */
async function problemIn(content: string): Promise<string | undefined> {
  const { diagnostics } = await loadCached(content);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  return error && `${error.file}:${error.line} ${error.code}`;
}

const filesIn = (content: string) => globSync('**/*.{mdx,yaml}', { cwd: content });
const textsIn = (content: string) =>
  new Map(filesIn(content).map((file) => [file, readFileSync(join(content, file), 'utf8')]));

function isChanged(content: string, before: ReadonlyMap<string, string>): boolean {
  const now = textsIn(content);
  return now.size !== before.size || [...now].some(([file, text]) => before.get(file) !== text);
}

function restore(content: string, before: ReadonlyMap<string, string>) {
  for (const file of filesIn(content)) if (!before.has(file)) rmSync(join(content, file));
  for (const [file, text] of before)
    if (!existsSync(join(content, file)) || readFileSync(join(content, file), 'utf8') !== text)
      writeFileSync(join(content, file), text);
}
