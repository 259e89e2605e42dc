import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { glob } from 'tinyglobby';

interface TrialSite {
  /** The content folder. */
  content: string;
  /** Where to build. */
  out: string;
  edit: (file: string, from: string | RegExp, to: string) => void;
}

/** A copy of the checked-in content, so that a test can change it. */
export function copyOfContent(name: string, source = 'content'): TrialSite {
  const folder = join('test-results', 'builds', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const content = join(folder, 'content');
  cpSync(source, content, { recursive: true, dereference: true });
  return {
    content,
    out: join(folder, 'dist'),
    edit(file, from, to) {
      const path = join(content, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toMatch(from);
      writeFileSync(path, text.replace(from, to));
    },
  };
}

/** Runs the build as editors and CI do. */
export function build(content: string, out: string, { args = [], env = {} }: { args?: string[]; env?: object } = {}) {
  const command = ['scripts/run.mjs', 'build', '--content', content, '--out', out, ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  });
  return { status, printed: stdout + stderr };
}

/** One text that differs where any file of a folder does. */
export async function fingerprintOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await glob('**/*', { cwd: folder, dot: true })).sort()) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}
