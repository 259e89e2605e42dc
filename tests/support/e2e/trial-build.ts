import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { glob } from 'tinyglobby';
import { hash } from '../../../renderer/platform/hash';
import { type RunOptions, runCommand } from '../run-command';

interface TrialSite {
  /** The content folder. */
  content: string;
  /** The output folder. */
  out: string;
  edit: (file: string, from: string | RegExp, to: string) => void;
}

/** A copy of the checked-in content, so that a test can change it. */
export function copyOfContent(name: string, source = 'content'): TrialSite {
  const folder = join('test-results', 'builds', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const content = join(folder, 'content');
  const out = join(folder, 'dist');
  forgetPages(out);
  cpSync(source, content, { recursive: true, dereference: true });
  return {
    content,
    out,
    edit(file, from, to) {
      const path = join(content, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toMatch(from);
      writeFileSync(path, text.replace(from, to));
    },
  };
}

interface BuildOptions extends RunOptions {
  args?: string[];
}

/** Runs the build like editors and CI. */
export function build(content: string, out: string, { args = [], ...options }: BuildOptions = {}) {
  return runCommand('build', ['--content', content, '--out', out, ...args], options);
}

/** The page cache of a site: records and files. */
export function cachedPages(out: string) {
  const name = join('.cache/pages', hash(out).slice(0, 16));
  return { known: `${name}.txt`, files: name };
}

/** Makes the next build into a folder a cold one. */
export function forgetPages(out: string) {
  for (const path of Object.values(cachedPages(out))) rmSync(path, { recursive: true, force: true });
}

/** A hash of all files of a folder. */
export async function fingerprintOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await glob('**/*', { cwd: folder, dot: true })).sort()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}
