import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * What git prints, without the line break at its end.
 * @param folder where git is called
 * @param env settings of git for this call, such as GIT_INDEX_FILE
 * @throws Error where git is not installed or refuses; its `stderr` has git's own words
 */
export async function git(folder: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await run('git', args, {
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return stdout.trimEnd();
}

/** What git prints, or undefined where it refuses: for questions to which no is an answer. */
export async function askGit(folder: string, args: readonly string[]): Promise<string | undefined> {
  return git(folder, args).catch(() => undefined);
}
