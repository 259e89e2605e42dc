import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from './articles';
import { moveAway } from './checkouts';
import type { Contender } from './compare-timings';
import { measure } from './measure';

/** Astro 7 needs a newer Node than this project, so it runs with its own. */
const PACKAGES = ['astro@7', '@astrojs/mdx@8', 'node@24'];

/**
 * Installs Astro in a new folder, from the network.
 * @returns builds a site that has only this number of articles
 */
export function astroBuilder(folder: string, amount: number): Contender {
  cpSync('scripts/bench/astro', folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel', 'error', ...PACKAGES], { cwd: folder });
  const added = articles(amount);
  return {
    name: 'Astro',
    run: () => {
      moveAway(['dist', '.astro', 'node_modules/.astro', 'blog'], folder);
      mkdirSync(join(folder, 'blog'));
      for (const { path, text } of added) writeFileSync(join(folder, path), text);
      const build = () =>
        measure(join(folder, 'node_modules/.bin/node'), ['node_modules/.bin/astro', 'build'], folder, folder);
      const cold = build();
      appendFileSync(join(folder, added[0]?.path ?? ''), '\nOne sentence more.\n');
      return { cold, 'one edit': build() };
    },
  };
}
