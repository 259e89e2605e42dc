import { spawnSync } from 'node:child_process';

export interface RunOptions {
  env?: object;
  /** The folder of the project. */
  cwd?: string;
}

/** Runs an npm command of this project to its end, without a terminal and without colors. */
export function runCommand(command: string, args: readonly string[] = [], { env = {}, cwd = '.' }: RunOptions = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['renderer/bin/engine.mjs', command, ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
  });
  return { status, stdout, stderr, printed: stdout + stderr };
}
