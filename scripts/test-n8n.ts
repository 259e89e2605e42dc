/**
 * Imports the workflow of docs/webhook into a real n8n, and tests it. Installs n8n in .cache, or uses that of N8N_FOLDER. For
 * engineers and nightly runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The newest whose dependencies are all published. */
const N8N = 'n8n@2.41.1';

const folder = resolve(process.env.N8N_FOLDER ?? join('.cache', N8N.replace('@', '-')));
const bin = join(folder, 'node_modules/.bin');
const env = { ...process.env, N8N_FOLDER: folder, PATH: `${bin}${delimiter}${process.env.PATH}` };

if (!existsSync(join(bin, 'n8n'))) install();
run('npx', 'vitest', 'run', '--config', 'tests/n8n/vitest.config.ts');

/** n8n needs another Node than the site, and only its SQLite package needs an install script. */
function install() {
  console.log(`Installing ${N8N} in ${folder}: about 3 GB, some minutes.`);
  mkdirSync(folder, { recursive: true });
  const install = ['npm', 'install', '--prefix', folder, '--no-audit', '--no-fund'] as const;
  run(...install, 'node@24');
  run(...install, '--ignore-scripts', N8N);
  run('npm', 'rebuild', '--prefix', folder, 'sqlite3');
}

function run(program: string, ...args: string[]) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
