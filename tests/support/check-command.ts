import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { ENGINE } from './run-command';

/** Runs `npm run check` with arguments in its own process. */
export function checkCommand(args: readonly string[], env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [ENGINE, 'check', ...args], {
    // Outside of any workflow, unless the test sets one.
    env: { ...process.env, GITHUB_ACTIONS: '', GITHUB_BASE_REF: '', ...env },
  });
  let fresh = '';
  let whole = '';
  let hasEnded = false;
  let heard = () => {};
  const ended = once(child, 'close').finally(() => {
    hasEnded = true;
    heard();
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      fresh += text;
      whole += text;
      heard();
    });
  }
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    /** Waits for a text in the output since the last call. @returns the output up to its end */
    async prints(text: string): Promise<string> {
      while (!fresh.includes(text)) {
        if (hasEnded) throw new Error(`It ended without "${text}":\n${whole}`);
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
      const end = fresh.indexOf(text) + text.length;
      const printed = fresh.slice(0, end);
      fresh = fresh.slice(end);
      return printed;
    },
    interrupt: () => child.kill('SIGINT'),
    /** The exit code, and everything printed on both streams. */
    async end() {
      const [code] = await ended;
      return { code: Number(code), printed: whole };
    },
  };
}
