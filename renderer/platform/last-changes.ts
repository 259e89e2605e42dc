import { git } from './git';

/** The history of the files of a folder, by their paths in the folder. */
export interface History {
  /** When each was last committed (ISO 8601 with a zone). */
  committed: ReadonlyMap<string, string>;
  /** The files that have been changed since. */
  changed: ReadonlySet<string>;
}

/**
 * When each file of a folder was last committed, by its path in the folder (ISO 8601 with a zone). Files that have been changed
 * since are left out, and all files if git can't tell. To publish with dates from CI, fetch the whole history (fetch-depth: 0).
 */
export async function lastChanges(folder: string): Promise<ReadonlyMap<string, string>> {
  const history = await historyOf(folder);
  return new Map([...(history?.committed ?? [])].filter(([file]) => !history?.changed.has(file)));
}

/**
 * The history of the files of a folder, or undefined if git can't tell: no git, no repository, or a shallow clone, whose oldest
 * commit seems to have changed every file.
 */
export async function historyOf(folder: string): Promise<History | undefined> {
  const linesOf = async (...args: string[]) => {
    const printed = await git(folder, ['-c', 'core.quotePath=off', ...args]);
    return printed.split('\n').filter((line) => line !== '');
  };
  try {
    const [isShallow, log, changed] = await Promise.all([
      git(folder, ['rev-parse', '--is-shallow-repository']),
      linesOf('log', '--format=:%cI', '--name-only', '--relative', '--', '.'),
      linesOf('diff', '--name-only', '--relative', 'HEAD', '--', '.'),
    ]);
    if (isShallow !== 'false') return undefined;
    const committed = new Map<string, string>();
    let moment = '';
    for (const line of log) {
      if (line.startsWith(':')) moment = line.slice(1);
      else if (!committed.has(line)) committed.set(line, moment);
    }
    return { committed, changed: new Set(changed) };
  } catch {
    return undefined;
  }
}
