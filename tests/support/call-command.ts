import { join } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import { PROJECT } from './run-command';

/** Thrown in place of the end of the process. */
class Exited extends Error {
  constructor(readonly status: number) {
    super(`The command has ended with ${status}.`);
  }
}

let calls = 0;

/**
 * Runs a command of the engine in this process, which takes a tenth of the time of starting it. Its settings and its status stay
 * its own. Not for what follows the arguments of build and dev, which use the process as theirs.
 * @param env besides those of this process, outside of any workflow
 */
export async function callCommand(command: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  let [stdout, stderr, printed] = ['', '', ''];
  const toStdout = (...given: unknown[]) => {
    const line = `${format(...given)}\n`;
    stdout += line;
    printed += line;
  };
  const toStderr = (...given: unknown[]) => {
    const line = `${format(...given)}\n`;
    stderr += line;
    printed += line;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(toStdout),
    vi.spyOn(console, 'warn').mockImplementation(toStderr),
    vi.spyOn(console, 'error').mockImplementation(toStderr),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Exited(Number(code ?? process.exitCode ?? 0));
    }),
  ];
  const before = { env: { ...process.env }, argv: process.argv, exitCode: process.exitCode };
  Object.assign(process.env, { NO_COLOR: '1', FORCE_COLOR: '0', GITHUB_ACTIONS: '', GITHUB_BASE_REF: '' }, env);
  process.argv = [process.execPath, `${command}.js`, ...args];
  process.exitCode = undefined;
  try {
    calls += 1;
    // A command runs when it is imported, so each call imports it again.
    await import(/* @vite-ignore */ join(PROJECT, `renderer/commands/${command}.ts?call=${calls}`));
    return { status: Number(process.exitCode ?? 0), stdout, stderr, printed };
  } catch (error) {
    if (!(error instanceof Exited)) throw error;
    return { status: error.status, stdout, stderr, printed };
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before.env)) delete process.env[name];
    Object.assign(process.env, before.env);
    process.argv = before.argv;
    process.exitCode = before.exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}
