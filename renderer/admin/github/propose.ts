import { toSlug } from '../../content/text/slug';
import { type Api, Refused } from './api';
import { blobOf, toBase64 } from './blob';
import { mergeTexts } from './merge-texts';
import { type Changes, type Conflict, NothingChanged, type Proposal, type Proposed, StaleHead } from './repository';
import { FOLDER, type Texts } from './texts';

/** How often others may be faster before an editor is told. */
const MOST_TRIES = 3;

/** The longest part of a title in the name of a branch. */
const LONGEST_SLUG = 40;

interface PullRequest {
  number: number;
  url: string;
}

interface Branches {
  repositoryId: string;
  /** The commit of the branch that pages are published from. */
  main: string;
  /** The commit of the other branch, if there is such a branch. */
  head?: string;
}

/** Asks for two branches. @param main that pages are published from */
export async function branchesOf(api: Api, main: string, branch = main): Promise<Branches> {
  const found = await api.query<{
    id: string;
    main: { target: { oid: string } } | null;
    branch: { target: { oid: string } } | null;
  }>(
    'Contents: write',
    'id main: ref(qualifiedName: $main) { target { oid } } branch: ref(qualifiedName: $branch) { target { oid } }',
    ['$main: String!', '$branch: String!'],
    { main: `refs/heads/${main}`, branch: `refs/heads/${branch}` },
  );
  if (!found.main) throw new Refused('NOT_FOUND', `${api.owner}/${api.name} has no branch "${main}".`);
  const head = found.branch?.target.oid;
  return { repositoryId: found.id, main: found.main.target.oid, ...(head !== undefined && { head }) };
}

async function openPullRequest(api: Api, branch: string): Promise<PullRequest | undefined> {
  const { pullRequests } = await api.query<{ pullRequests: { nodes: PullRequest[] } }>(
    'Pull requests: write',
    'pullRequests(headRefName: $branch, states: OPEN, first: 1) { nodes { number url } }',
    ['$branch: String!'],
    { branch },
  );
  return pullRequests.nodes[0];
}

/**
 * Makes a commit and, if its branch has none that is open, a pull request.
 * @param main the branch that pages are published from
 */
export async function propose(api: Api, texts: Texts, main: string, proposal: Proposal): Promise<Proposed> {
  const { branch } = proposal;
  const isOpen = branch !== undefined && (await openPullRequest(api, branch)) !== undefined;
  const target = isOpen ? branch : await newBranch(proposal);
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryToPropose(api, texts, main, { ...proposal, branch: target });
    } catch (error) {
      if (!(error instanceof Refused && error.type === 'STALE_DATA') || tries === MOST_TRIES) throw error;
    }
  }
}

/** Named after what it holds, so that a second try, after a lost connection, goes on where the first one stopped. */
async function newBranch({ title, base, files }: Proposal): Promise<string> {
  const hash = await blobOf(JSON.stringify([title, base, ...files]));
  return [toSlug(title).slice(0, LONGEST_SLUG), hash.slice(0, 7)].filter(Boolean).join('-');
}

/** @throws Refused with STALE_DATA if someone changes the branch at this very moment */
async function tryToPropose(
  api: Api,
  texts: Texts,
  main: string,
  { title, body, base, files, branch }: Proposal & { branch: string },
): Promise<Proposed> {
  const open = await openPullRequest(api, branch);
  const branches = await branchesOf(api, main, branch);
  const { repositoryId, head = branches.main } = branches;
  const merged = await mergedWith(files, texts, base, head);
  const wanted = new Map(files);
  for (const path of files.keys()) if (merged.has(path)) wanted.set(path, merged.get(path) ?? null);
  if (!open && (await texts.missingAt(branches.main, wanted)).size === 0)
    throw new NothingChanged(`The branch "${main}" has these texts already.`);
  if (branches.head === undefined)
    await api.mutate(
      'Contents: write',
      'createRef',
      { repositoryId, name: `refs/heads/${branch}`, oid: head },
      'ref { id }',
    );
  const missing = await texts.missingAt(head, wanted);
  const next = missing.size > 0 ? await commit(api, branch, head, title, missing) : head;
  if (open) return { ...open, branch, head: next, merged };
  const { pullRequest } = await api.mutate<{ pullRequest: PullRequest }>(
    'Pull requests: write',
    'createPullRequest',
    { repositoryId, baseRefName: main, headRefName: branch, title, body },
    'pullRequest { number url }',
  );
  return { ...pullRequest, branch, head: next, merged };
}

/** What others changed between two commits, merged with some changes. @throws StaleHead if they overlap */
async function mergedWith(files: Changes, texts: Texts, from: string, to: string): Promise<Changes> {
  const merged = new Map<string, string | null>();
  const conflicts: Conflict[] = [];
  for (const { path, before, after } of await texts.between(from, to)) {
    const ours = files.get(path);
    const both = ours === undefined ? after : mergedFile(before, ours, after);
    if (both === undefined) conflicts.push({ path, ours: ours ?? null, theirs: after });
    else if (both !== ours) merged.set(path, both);
  }
  if (conflicts.length > 0) throw new StaleHead(to, conflicts, merged);
  return merged;
}

function mergedFile(base: string | null, ours: string | null, theirs: string | null): string | null | undefined {
  if (ours === theirs || base === theirs) return ours;
  if (base === ours) return theirs;
  return base === null || ours === null || theirs === null ? undefined : mergeTexts(base, ours, theirs);
}

/** @returns the new commit */
async function commit(api: Api, branch: string, head: string, title: string, files: Changes): Promise<string> {
  const pathOf = (path: string) => `${FOLDER}/${path}`;
  const { commit } = await api.mutate<{ commit: { oid: string } }>(
    'Contents: write',
    'createCommitOnBranch',
    {
      branch: { repositoryNameWithOwner: `${api.owner}/${api.name}`, branchName: branch },
      expectedHeadOid: head,
      message: { headline: title },
      fileChanges: {
        additions: [...files].flatMap(([path, text]) =>
          text === null ? [] : [{ path: pathOf(path), contents: toBase64(text) }],
        ),
        deletions: [...files].flatMap(([path, text]) => (text === null ? [{ path: pathOf(path) }] : [])),
      },
    },
    'commit { oid }',
  );
  return commit.oid;
}
