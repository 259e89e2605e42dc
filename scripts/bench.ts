/**
 * Times the check and the build of this site with added articles, alone or against a commit or Astro: npm run bench -- 5000,
 * npm run bench -- 5000 --against main. For anyone who changes the pipeline; docs/speed.md explains the figures.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askGit, git } from '../renderer/platform/git';
import { articles } from './bench/articles';
import { compare, figures } from './bench/compare';
import { astro, presentState, siteAt, timeSite } from './bench/sites';
import { exitWith, readArguments } from './shared/arguments';

const USAGE = 'Say how many articles to add, and what to compare with: npm run bench -- 1000 --against main (or astro)';

const config = { options: { against: { type: 'string' } }, allowPositionals: true } as const;
const { values, positionals } = readArguments(config, USAGE);
const [amount = '1000', ...others] = positionals;
const { against } = values;
if (!/^\d+$/.test(amount) || others.length > 0) exitWith(USAGE);
if (against === 'astro' && Number(amount) === 0)
  exitWith("Astro's site has only the added articles, so add at least one.");
const commit = against && against !== 'astro' ? await commitOf(against) : undefined;

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')));
try {
  const options = { folder, withSocialImages: Number(amount) === 0 };
  const sites = [await siteAt({ name: 'this version', commit: await presentState(folder), ...options })];
  if (against === 'astro') sites.push(astro(folder));
  else if (against && commit) sites.push(await siteAt({ name: against, commit, ...options }));
  const added = articles(Number(amount));
  console.table(figures(await compare(sites, (site) => timeSite(site, added, folder))));
} finally {
  rmSync(folder, { recursive: true, force: true });
  await git('.', ['worktree', 'prune']);
}

async function commitOf(name: string): Promise<string> {
  const commit = await askGit('.', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  return commit ?? exitWith(`There is no commit "${name}".`);
}
