import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The output of git, without the final line break.
 * @param folder the folder in which git runs
 * @param env settings of git for this call, such as GIT_INDEX_FILE
 * @throws Error if git is not installed or fails; `stderr` has git's message
 */
export async function git(folder: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const { stdout } = await run('git', args, {
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return stdout.trimEnd();
}

/** The output of git, or undefined if it fails: for questions that may be answered with no. */
export async function askGit(folder: string, args: readonly string[]): Promise<string | undefined> {
  return git(folder, args).catch(() => undefined);
}
