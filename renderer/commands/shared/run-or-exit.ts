import { spawnSync } from 'node:child_process';

/** Runs a program in this terminal. If it fails, the process exits with the same status. */
export function runOrExit(program: string, args: readonly string[], env = process.env) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
