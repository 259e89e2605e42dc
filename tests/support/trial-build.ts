import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { hash } from '../../renderer/platform/hash';
import { type RunOptions, runCommand } from './run-command';

interface TrialSite {
  /** The content folder. */
  content: string;
  /** The output folder. */
  out: string;
  /** The page cache: records and files. */
  pageCache: { known: string; files: string };
  /** Runs the build like editors and CI. */
  build: (options?: BuildOptions) => ReturnType<typeof runCommand>;
  edit: (file: string, from: string | RegExp, to: string) => void;
}

interface BuildOptions extends RunOptions {
  args?: string[];
}

/**
 * A copy of the content of a site, so that a test can change it. The first build is a cold one.
 * @param name of the folder in test-results
 * @param site its folder
 * @param source the content to copy
 */
export function copyOfContent(name: string, site = '.', source = join(site, 'content')): TrialSite {
  const folder = resolve('test-results', 'builds', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const content = join(folder, 'content');
  const out = join(folder, 'dist');
  const pageCache = cachedPages(site, out);
  for (const path of Object.values(pageCache)) rmSync(path, { recursive: true, force: true });
  cpSync(source, content, { recursive: true, dereference: true });
  return {
    content,
    out,
    pageCache,
    build: ({ args = [], ...options } = {}) =>
      runCommand('build', ['--content', content, '--out', out, ...args], { cwd: site, ...options }),
    edit(file, from, to) {
      const path = join(content, file);
      const text = readFileSync(path, 'utf8');
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${file} has no ${from}`);
      writeFileSync(path, edited);
    },
  };
}

function cachedPages(site: string, out: string) {
  const name = join(site, '.cache/pages', hash(relative(site, out).replaceAll('\\', '/')).slice(0, 16));
  return { known: `${name}.txt`, files: name };
}

/** A hash of all files of a folder. */
export async function fingerprintOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await glob('**/*', { cwd: folder, dot: true })).sort()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}
