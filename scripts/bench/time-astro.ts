import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { articles } from './articles';
import { measure } from './measure';
import type { Runs } from './time-site';

/** Astro 7 wants a newer Node than this project: it runs with its own, and both are gone afterwards. */
const PACKAGES = ['astro@7', '@astrojs/mdx@8', 'node@24'];

/**
 * Times the build of a site by Astro that has nothing but so many articles. Takes Astro from the network.
 * @throws Error with what it printed if it fails
 */
export function timeAstro(amount: number): Runs {
  const root = mkdtempSync(join(tmpdir(), 'bench-astro-'));
  try {
    cpSync('tests/bench/astro', root, { recursive: true });
    writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error', ...PACKAGES], { cwd: root });
    mkdirSync(join(root, 'blog'));
    const added = articles(amount);
    for (const { path, text } of added) writeFileSync(join(root, path), text);
    const build = () => measure(join(root, 'node_modules/.bin/node'), ['node_modules/.bin/astro', 'build'], root, root);
    const cold = build();
    const warm = build();
    appendFileSync(join(root, added[0]?.path ?? ''), '\nOne sentence more.\n');
    return { cold, warm, edited: build() };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
