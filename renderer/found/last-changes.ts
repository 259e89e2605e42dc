import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * When each file of a folder was last committed, by its path in the folder (ISO 8601 with a zone). A file that has been
 * changed since is left out, and so is everything where git can't tell: no git, no repository, or a shallow clone, whose
 * oldest commit claims every file. To publish with dates from CI, fetch the whole history (fetch-depth: 0).
 */
export async function lastChanges(folder: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: folder,
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    return stdout.split('\n').filter((line) => line !== '');
  };
  try {
    if ((await git('rev-parse', '--is-shallow-repository'))[0] !== 'false') return new Map();
    const log = await git('log', '--format=:%cI', '--name-only', '--relative', '--', '.');
    const uncommitted = await git('diff', '--name-only', '--relative', 'HEAD', '--', '.');
    const changes = new Map<string, string>();
    let moment = '';
    for (const line of log) {
      if (line.startsWith(':')) moment = line.slice(1);
      else if (!changes.has(line)) changes.set(line, moment);
    }
    for (const file of uncommitted) changes.delete(file);
    return changes;
  } catch {
    return new Map();
  }
}
