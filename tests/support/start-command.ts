import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs an npm command of this project until it ends, while servers of the test answer it. */
export async function startCommand(command: string, args: readonly string[]) {
  const child = spawn(process.execPath, ['scripts/run.mjs', command, ...args], {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const [status] = await once(child, 'close');
  return { status, printed };
}
