import { type Api, Refused } from './api';
import type { Status } from './repository';

/** Conclusions of a run or job that is fine. Source: GitHub's documentation of workflow runs. */
const FINE: readonly (string | null)[] = ['success', 'neutral', 'skipped'];

/** A workflow run, or a job or step of one. */
interface Work {
  name?: string | null;
  conclusion: string | null;
}

interface StatusContext {
  context: string;
  state: 'ERROR' | 'EXPECTED' | 'FAILURE' | 'PENDING' | 'SUCCESS';
  description: string | null;
}

interface PullRequest {
  state: 'OPEN' | 'CLOSED' | 'MERGED';
  mergeable: 'MERGEABLE' | 'CONFLICTING' | 'UNKNOWN';
  headRefOid: string;
}

/** The state of a pull request: of its workflow runs and its commit's statuses, as tokens can't be given the right to read checks. */
export async function statusOf(api: Api, number: number): Promise<Status> {
  const { pullRequest } = await api.query<{ pullRequest: PullRequest | null }>(
    'Pull requests: write',
    'pullRequest(number: $number) { state mergeable headRefOid }',
    ['$number: Int!'],
    { number },
  );
  if (!pullRequest) throw new Refused('NOT_FOUND', `There is no pull request ${number}.`);
  const { state, mergeable, headRefOid } = pullRequest;
  if (state !== 'OPEN') return { state: state === 'MERGED' ? 'merged' : 'closed', problems: [] };
  const { object } = await api.query<{ object: { status: { contexts: StatusContext[] } | null } | null }>(
    'Commit statuses: read',
    'object(oid: $oid) { ... on Commit { status { contexts { context state description } } } }',
    ['$oid: GitObjectID!'],
    { oid: headRefOid },
  );
  const contexts = object?.status?.contexts ?? [];
  const { workflow_runs: runs } = await api.read('Actions: read', (send, of) =>
    send('GET /repos/{owner}/{repo}/actions/runs', { ...of, head_sha: headRefOid, per_page: 100 }),
  );
  const problems = [
    ...(mergeable === 'CONFLICTING' ? ['Others changed the same lines in the meantime.'] : []),
    ...contexts
      .filter((each) => each.state === 'FAILURE' || each.state === 'ERROR')
      .map(({ context, description }) => [context, description ?? []].flat().join(': ')),
    ...(await Promise.all(runs.filter(isBad).map((run) => problemsOf(api, run)))).flat(),
  ];
  if (problems.length > 0) return { state: 'failed', problems };
  const isDone =
    runs.every(({ status }) => status === 'completed') && contexts.every((each) => each.state === 'SUCCESS');
  // Right after a commit, there are none yet.
  return { state: isDone && runs.length + contexts.length > 0 ? 'passed' : 'pending', problems };
}

function isBad({ conclusion }: Work): boolean {
  return conclusion !== null && !FINE.includes(conclusion);
}

/** What failed in a run: its jobs, each with its steps. */
async function problemsOf(api: Api, { id, name, conclusion }: Work & { id: number | bigint }): Promise<string[]> {
  const { jobs } = await api.read('Actions: read', (send, of) =>
    send('GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs', { ...of, run_id: Number(id), per_page: 100 }),
  );
  const failed = jobs
    .filter(isBad)
    .map((job) => [job.name, ...(job.steps ?? []).filter(isBad).map((step) => step.name)].join(': '));
  return failed.length > 0 ? failed : [`${name}: ${conclusion}`];
}
