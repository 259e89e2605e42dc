import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { articles } from './articles';
import { measure, type Run } from './measure';

export interface Timings {
  /** How many articles were added to the content of the site. */
  articles: number;
  /** Seconds that the baseline took. */
  baseline: number;
  cold: Run;
  warm: Run;
  /** After a sentence was added to one article. */
  edited: Run;
}

export type Runs = Omit<Timings, 'articles' | 'baseline'>;

/** Times npm run check on the content of the site with added articles. @throws Error with what it printed if it fails */
export function timeCheck(amount: number): Runs {
  return withArticles(amount, (root) => ['check', '--root', root, '--format', 'json']);
}

/** Times npm run build, without the social images. @throws Error with what it printed if it fails */
export function timeBuild(amount: number): Runs {
  const out = resolve(`dist.bench-${process.pid}`);
  // A cold build compiles and bundles the code as well.
  for (const folder of ['.cache/compiled', '.cache/bundles']) rmSync(folder, { recursive: true, force: true });
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
  return measure(process.execPath, ['scripts/run.mjs', ...command], folder);
}
