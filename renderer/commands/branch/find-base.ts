import { askGit, git } from '../../platform/git';

/** The commit that a branch began from. */
export interface Base {
  commit: string;
  /** The name of its branch, such as origin/main. */
  name: string;
}

/** Why there is nothing to compare with, and what to do, in words for the terminal. */
export class BaseNotFoundError extends Error {}

const NAME_ONE = 'npm run check -- --changed BRANCH';

/**
 * The last commit that this branch and its base branch have in common.
 * @param folder a folder of the repository
 * @param named the base branch, as git knows it. Without it: the base of the pull request (GITHUB_BASE_REF), or else
 *   origin/main or main
 * @param nameOne how this command takes the name of a branch, for its messages
 * @throws BaseNotFoundError if there is no git, no such branch, or no common commit
 */
export async function findBase(folder: string, named?: string, nameOne = NAME_ONE): Promise<Base> {
  await git(folder, ['rev-parse', '--git-dir']).catch((error: unknown) => {
    throw new BaseNotFoundError(plainGitError(error));
  });
  const name = await knownBranch(folder, candidates(named), nameOne);
  const commit = await askGit(folder, ['merge-base', 'HEAD', name]);
  if (commit) return { commit, name };
  throw new BaseNotFoundError(
    (await isShallow(folder))
      ? `This clone is shallow: it ends before the commit at which this branch left ${name}. ${fetchAll(name)}`
      : `This branch and ${name} have no commit in common. Name the branch that this one began from:   ${nameOne}`,
  );
}

function candidates(named: string | undefined): string[] {
  if (named) return [named];
  const requested = process.env.GITHUB_BASE_REF;
  return requested ? [`origin/${requested}`] : ['origin/main', 'main'];
}

async function knownBranch(folder: string, names: readonly string[], nameOne: string): Promise<string> {
  for (const name of names) {
    const commit = await askGit(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
    if (commit) return name;
  }
  const [first = ''] = names;
  const missing = names.join(' or ');
  if (await isShallow(folder))
    throw new BaseNotFoundError(`This clone is shallow and has no ${missing}. ${fetchAll(first)}`);
  const fix = first.startsWith('origin/')
    ? `Fetch it:   git fetch ${remoteBranch(first)}   or name another branch`
    : 'Name a branch that git knows';
  throw new BaseNotFoundError(`There is no ${missing} here to compare with. ${fix}:   ${nameOne}`);
}

function fetchAll(name: string): string {
  const branch = name.startsWith('origin/') ? ` ${remoteBranch(name)}` : '';
  return `Fetch the whole history:   git fetch --unshallow${branch}   (in GitHub Actions: fetch-depth: 0 for actions/checkout).`;
}

/** A clone of a single branch fetches another branch only if told where to put it. */
function remoteBranch(name: string): string {
  return `origin ${name.replace('origin/', '')}:refs/remotes/${name}`;
}

async function isShallow(folder: string): Promise<boolean> {
  return (await askGit(folder, ['rev-parse', '--is-shallow-repository'])) === 'true';
}

function plainGitError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT')
    return 'The changes are found with git, but git is not installed here.';
  const words = 'stderr' in error ? String(error.stderr) : error.message;
  return `The changes are found with git, but git says: ${words.trim()}`;
}
