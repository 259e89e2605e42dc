import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { articles } from './articles';

/** What a command took. */
export interface Run {
  seconds: number;
  /** Seconds of all cores together. */
  cpu: number;
  /** Megabytes of memory at the most, all threads together. */
  memory: number;
}

export interface Timings {
  /** How many articles were put beside the content of the site. */
  articles: number;
  /** Seconds that the baseline took. */
  baseline: number;
  cold: Run;
  warm: Run;
  /** After a sentence was added to one article. */
  edited: Run;
}

type Runs = Omit<Timings, 'articles' | 'baseline'>;

/** Times npm run check on the content of the site with so many articles more. @throws Error with what it printed if it fails */
export function timeCheck(amount: number): Runs {
  return withArticles(amount, (root) => ['check', '--root', root, '--format', 'json']);
}

/** Times npm run build, without the social images. @throws Error with what it printed if it fails */
export function timeBuild(amount: number): Runs {
  const out = resolve(`dist.bench-${process.pid}`);
  // A cold build bundles the code as well.
  rmSync('.cache/bundles', { recursive: true, force: true });
  try {
    return withArticles(amount, (root) => [...['build', '--content', root, '--out', out], '--without-social-images']);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function withArticles(amount: number, commandFor: (root: string) => string[]): Runs {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const root = join(folder, 'content');
    cpSync('content', root, { recursive: true });
    const added = articles(amount);
    for (const { path, text } of added) writeFileSync(join(root, path), text);
    const command = commandFor(root);
    const cold = run(command, folder);
    const warm = run(command, folder);
    appendFileSync(join(root, added[0]?.path ?? 'blog/app-or-web-page.mdx'), '\nOne sentence more.\n');
    return { cold, warm, edited: run(command, folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(command: readonly string[], folder: string): Run {
  const usageFile = join(folder, 'usage.json');
  const start = performance.now();
  const args = ['--import', './tests/bench/report-usage.mjs', 'scripts/run.mjs', ...command];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...process.env, USAGE_FILE: usageFile },
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`${stderr.slice(-2_000)}\n${stdout.slice(-2_000)}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(usageFile, 'utf8'));
  return { seconds, cpu: (userCPUTime + systemCPUTime) / 1e6, memory: Math.round(maxRSS / 1024) };
}
