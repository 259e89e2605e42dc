import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articles } from './articles';
import { moveAway } from './checkouts';
import type { Contender } from './compare-timings';
import { measure } from './measure';

interface SiteOptions {
  name: string;
  /** A checkout of this site, without everything that git ignores except the packages. */
  folder: string;
  /** How many articles are added to the site. */
  amount: number;
  withSocialImages: boolean;
}

/** Builds a version of this site with added articles: without any cache, and after a sentence was added to an article. */
export function siteBuilder({ name, folder, amount, withSocialImages }: SiteOptions): Contender {
  const command = ['scripts/run.mjs', 'build', ...(withSocialImages ? [] : ['--without-social-images'])];
  const added = articles(amount);
  return {
    name,
    run: () => {
      removeBuilds(folder);
      for (const { path, text } of added) writeFileSync(join(folder, 'content', path), text);
      const build = () => measure(process.execPath, command, folder, folder);
      const cold = build();
      const article = added[0]?.path ?? join('blog', readdirSync(join(folder, 'content/blog'))[0] ?? '');
      const path = join(folder, 'content', article);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, `${text}\nOne sentence more.\n`);
      const edited = build();
      writeFileSync(path, text);
      return { cold, 'one edit': edited };
    },
  };
}

/** Moves away all that git ignores, except the packages. */
function removeBuilds(folder: string) {
  const list = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory'];
  const ignored = execFileSync('git', list, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean);
  moveAway(
    ignored.filter((path) => !/^node_modules\/?$/.test(path)),
    folder,
  );
}
