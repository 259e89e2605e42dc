import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { runOrExit } from 'sitewright/commands';

/** The newest whose dependencies are all published. */
const N8N = 'n8n@2.41.1';

/**
 * Imports the workflow of docs/webhook into a real n8n, and tests it. Installs n8n in .cache, or uses that of N8N_FOLDER.
 * @param args for Vitest
 */
export function testN8n(args: readonly string[]) {
  const folder = resolve(process.env.N8N_FOLDER ?? join('.cache', N8N.replace('@', '-')));
  const bin = join(folder, 'node_modules/.bin');
  const env = { ...process.env, N8N_FOLDER: folder, PATH: `${bin}${delimiter}${process.env.PATH}` };
  if (!existsSync(join(bin, 'n8n'))) install(folder, env);
  runOrExit('npx', ['vitest', 'run', '--config', 'tests/site/n8n/vitest.config.ts', ...args], env);
}

/** n8n needs another Node than the site, and only its SQLite package needs an install script. */
function install(folder: string, env: NodeJS.ProcessEnv) {
  console.log(`Installing ${N8N} in ${folder}: about 3 GB, some minutes.`);
  mkdirSync(folder, { recursive: true });
  const install = ['install', '--prefix', folder, '--no-audit', '--no-fund'];
  runOrExit('npm', [...install, 'node@24'], env);
  runOrExit('npm', [...install, '--ignore-scripts', N8N], env);
  runOrExit('npm', ['rebuild', '--prefix', folder, 'sqlite3'], env);
}
