import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { git, linkPackages } from 'sitewright/commands';
import { measure, type Run } from './measure';

/** A site to which articles are added. */
export interface TimedSite {
  name: string;
  /** Copies the site into an empty folder, without anything that is cached. */
  copyTo: (folder: string) => Promise<unknown>;
  /** The folder of its content, in the copy. */
  content: string;
  /** That of its photos. */
  photos: string;
  node: string;
  /** What is timed, by its name. */
  commands: Record<string, string[]>;
}

const ASTRO = 'scripts/bench/astro';

/** The cache of the pictures that a site has without added articles. */
const PICTURES = '.cache/pictures';
const QUIET = ['--no-audit', '--no-fund', '--loglevel', 'error'];

/** The present state of the project, with its uncommitted changes, as a commit that is on no branch. */
export async function presentState(folder: string): Promise<string> {
  const index = { GIT_INDEX_FILE: join(folder, 'index') };
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench'];
  await git('.', ['add', '--all'], index);
  const tree = await git('.', ['write-tree'], index);
  return git('.', [...author, 'commit-tree', tree, '-p', 'HEAD', '-m', 'Present state']);
}

interface Version {
  name: string;
  commit: string;
  /** For temporary files. */
  folder: string;
  /** Whether social images are drawn and pictures made, which for thousands of articles takes longer than everything else. */
  withImages: boolean;
}

/** The site of a commit. Its packages are installed if they differ from the current ones. */
export async function siteAt({ name, commit, folder, withImages }: Version): Promise<TimedSite> {
  const checkOut = (target: string) => git('.', ['worktree', 'add', '--quiet', '--detach', target, commit]);
  let packages = resolve('.');
  if (
    (await git('.', ['show', `${commit}:package-lock.json`])) !== readFileSync('package-lock.json', 'utf8').trimEnd()
  ) {
    packages = mkdtempSync(join(folder, 'packages-'));
    await checkOut(packages);
    execFileSync('npm', ['ci', ...QUIET], { cwd: packages, stdio: 'ignore' });
  }
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    await git('.', ['show', `${commit}:package.json`]),
  );
  const build = [...programOf(scripts.build), ...(withImages ? [] : ['--without-social-images'])];
  const copyTo = async (copy: string) => {
    await checkOut(copy);
    await linkPackages(packages, copy);
    if (pictures && existsSync(pictures)) cpSync(pictures, join(copy, PICTURES), { recursive: true });
  };
  let pictures: string | undefined;
  if (!withImages) {
    const built = mkdtempSync(join(folder, 'built-'));
    await copyTo(built);
    measure(process.execPath, build, built);
    pictures = join(built, PICTURES);
  }
  return {
    name,
    copyTo,
    content: 'content',
    photos: 'content/media',
    node: process.execPath,
    commands: {
      check: programOf(scripts.check),
      build,
    },
  };
}

/** What Node runs for a script of package.json. @param script such as engine check, or node scripts/run.mjs check */
function programOf(script = ''): string[] {
  const [program = '', ...args] = script.split(' ');
  return program === 'node' ? args : [`node_modules/.bin/${program}`, ...args];
}

/**
 * A site of Astro that has only the added articles. Astro is installed from the network, with the newer Node that it needs.
 * @param folder for temporary files
 */
export function astro(folder: string): TimedSite {
  const packages = join(folder, 'astro');
  cpSync(ASTRO, packages, { recursive: true });
  execFileSync('npm', ['install', ...QUIET], { cwd: packages });
  return {
    name: 'Astro',
    copyTo: async (copy) => {
      cpSync(ASTRO, copy, { recursive: true });
      await linkPackages(packages, copy);
    },
    content: '.',
    photos: 'photos',
    node: join(packages, 'node_modules/.bin/node'),
    commands: { build: ['node_modules/.bin/astro', 'build'] },
  };
}

/**
 * Runs each command of a site in a new copy: without any cache, and again after a sentence was added to an article. Copies are
 * never reused: after thousands of deletions, ext4 creates files slowly for minutes, from which a fresh clone does not suffer.
 * @param folder for the copies
 * @param photos files that are added to those of the site
 */
export async function timeSite(
  site: TimedSite,
  articles: readonly { path: string; text: string }[],
  folder: string,
  photos: readonly string[] = [],
): Promise<Record<string, Run>> {
  const { copyTo, content, node, commands } = site;
  const runs: Record<string, Run> = {};
  for (const [name, command] of Object.entries(commands)) {
    const copy = mkdtempSync(join(folder, 'copy-'));
    await copyTo(copy);
    const blog = join(copy, content, 'blog');
    mkdirSync(blog, { recursive: true });
    for (const { path, text } of articles) writeFileSync(join(copy, content, path), text);
    mkdirSync(join(copy, site.photos), { recursive: true });
    for (const photo of photos) linkSync(photo, join(copy, site.photos, basename(photo)));
    runs[`${name}, cold`] = measure(node, command, copy);
    appendFileSync(join(blog, readdirSync(blog)[0] ?? ''), '\nOne sentence more.\n');
    runs[`${name}, one edit`] = measure(node, command, copy);
  }
  return runs;
}
