/**
 * Times the check and the build of this site with added articles, alone or against a commit or Astro: npm run bench -- 5000,
 * npm run bench -- 5000 --against main; or the build with photos, against Astro's: npm run bench -- pictures. For anyone who
 * changes the pipeline; docs/speed.md explains the figures.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askGit, exitWith, git, readArguments } from 'sitewright/commands';
import { articles } from './bench/articles';
import { compare, figures } from './bench/compare';
import { comparePictures } from './bench/pictures';
import { astro, presentState, siteAt, type TimedSite, timeSite } from './bench/sites';

const USAGE = `Say how many articles to add, and what to compare with: npm run bench -- 1000 --against main (or astro)
Or compare the build of that many photos with Astro's: npm run bench -- pictures 200`;

const config = {
  options: {
    against: { type: 'string', about: 'A commit, a branch, or astro, to be timed in turn with this version.' },
  },
  allowPositionals: true,
} as const;
const { values, positionals } = readArguments(config, USAGE);
const isOfPictures = positionals[0] === 'pictures';
const [amount = isOfPictures ? '200' : '1000', ...others] = isOfPictures ? positionals.slice(1) : positionals;
const { against } = values;
if (!/^\d+$/.test(amount) || others.length > 0 || (isOfPictures && against)) exitWith(USAGE);
if (isOfPictures && Number(amount) === 0) exitWith('Add at least one photo.');
if (against === 'astro' && Number(amount) === 0)
  exitWith("Astro's site has only the added articles, so add at least one.");
const commit = against && against !== 'astro' ? await commitOf(against) : undefined;

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'bench-')));
const options = { folder, withImages: Number(amount) === 0 };
try {
  const present = await siteAt({ name: 'this version', commit: await presentState(folder), ...options });
  if (isOfPictures) await timePictures(present);
  else await timeArticles(present);
} finally {
  rmSync(folder, { recursive: true, force: true });
  await git('.', ['worktree', 'prune']);
}

async function timePictures(present: TimedSite) {
  for (const [title, table] of Object.entries(await comparePictures(present, Number(amount), folder))) {
    console.log(title);
    console.table(table);
  }
}

async function timeArticles(present: TimedSite) {
  let other: TimedSite | undefined;
  if (against === 'astro') other = astro(folder);
  else if (against && commit) other = await siteAt({ name: against, commit, ...options });
  // The same Node for both: Astro needs a newer one than this site does.
  const sites = other ? [{ ...present, node: other.node }, other] : [present];
  const added = articles(Number(amount));
  console.table(figures(await compare(sites, (site) => timeSite(site, added, folder))));
}

async function commitOf(name: string): Promise<string> {
  const commit = await askGit('.', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
  return commit ?? exitWith(`There is no commit "${name}".`);
}
