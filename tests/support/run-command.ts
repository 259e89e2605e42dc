import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

/** The folder of this repository: tests of the engine run in that of a fixture. */
export const PROJECT = resolve(import.meta.dirname, '../..');

/** The program that runs the commands of the engine. */
export const ENGINE = join(PROJECT, 'renderer/bin/engine.mjs');

export interface RunOptions {
  env?: object;
  /** The folder of the site. */
  cwd?: string;
  /** The program of another version of the engine, from that folder. */
  engine?: string;
}

/** Runs a command of a site to its end, without a terminal and without colors. */
export function runCommand(
  command: string,
  args: readonly string[] = [],
  { env = {}, cwd = '.', engine = ENGINE }: RunOptions = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [engine, command, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  });
  return { status, stdout, stderr, printed: stdout + stderr };
}
