import { execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { schema as published } from '@octokit/graphql-schema';
import { buildSchema, defaultFieldResolver, GraphQLError, type GraphQLFieldResolver, graphql } from 'graphql';
import { listen } from './listen';

/** What a fine-grained token may do; there is no right to read checks. */
export interface Rights {
  contents?: 'read' | 'write';
  pullRequests?: 'read' | 'write';
  actions?: 'read';
  statuses?: 'read';
}

export const ALL_RIGHTS: Rights = { contents: 'write', pullRequests: 'write', actions: 'read', statuses: 'read' };

/** What happens to a request: it is never received, its answer is lost, or there were too many. */
export type Trouble = 'no connection' | 'no answer' | 'rate limit' | 'second rate limit' | 'broken';

interface PullRequest {
  number: number;
  title: string;
  body: string;
  base: string;
  head: string;
  state: 'OPEN' | 'CLOSED' | 'MERGED';
  merge?: string;
}

interface Run {
  id: number;
  name: string;
  status: 'queued' | 'in_progress' | 'completed';
  conclusion: string | null;
  jobs: { name: string; conclusion: string | null; steps: { name: string; conclusion: string | null }[] }[];
}

interface StatusContext {
  context: string;
  state: 'PENDING' | 'SUCCESS' | 'FAILURE' | 'ERROR';
  description: string | null;
}

type Input = Record<string, unknown>;

interface GitObject {
  oid: string;
  type: string;
  bytes: Buffer;
}

/** An error as GitHub answers it: with a type beside the message. */
class Refusal extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

const schema = buildSchema(published.idl, { assumeValidSDL: true });
const NONE = '0'.repeat(40);
const AUTHOR = Object.fromEntries(
  ['AUTHOR', 'COMMITTER'].flatMap((who) => [
    [`GIT_${who}_NAME`, 'Editor'],
    [`GIT_${who}_EMAIL`, 'editor@site.example'],
  ]),
);

/**
 * GitHub in small, for one repository that is a real bare one: real branches, commits, and merges. Questions are checked against
 * the schema that GitHub publishes, and whatever this does not know is an error.
 */
export class SmallGitHub {
  readonly owner = 'studio';
  readonly name = 'site';
  readonly pullRequests: PullRequest[] = [];
  /** What each token may do. */
  readonly tokens = new Map<string, Rights>();
  /** Branches that only pull requests change. */
  readonly protectedBranches = new Set(['main']);
  /** Workflow runs by commit. */
  readonly runs = new Map<string, Run[]>();
  readonly statuses = new Map<string, StatusContext[]>();
  /** What was asked for: the name of a mutation, `query`, or a path below the repository. */
  readonly asked: string[] = [];
  /** The trouble that a request gets, by what it asks for. */
  trouble: (asked: string) => Trouble | undefined = () => undefined;
  /** Called before a mutation is carried out: others may be faster. */
  beforeMutation: (mutation: string) => void = () => undefined;
  readonly #bare: string;
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #port = 0;
  /** Objects that are to be read. */
  readonly #wanted: { name: string; found: (object: GitObject | undefined) => void }[] = [];

  private constructor(bare: string) {
    this.#bare = bare;
  }

  /** Starts one in an empty folder. @param files of its first commit, by path */
  static async start(folder: string, files: Readonly<Record<string, string | Buffer>>): Promise<SmallGitHub> {
    const server = new SmallGitHub(folder);
    server.git(['init', '--quiet', '--bare', '--initial-branch=main', '--template=']);
    server.commit('main', files, 'Begin');
    server.#port = await listen(server.#server);
    return server;
  }

  async stop() {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** The address of its API. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  git(args: readonly string[], input?: string | Buffer): string {
    return execFileSync('git', ['--git-dir', this.#bare, ...args], {
      ...{ encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['pipe', 'pipe', 'pipe'] },
      env: { ...process.env, ...AUTHOR, GIT_CONFIG_GLOBAL: '/dev/null' },
      ...(input !== undefined && { input }),
    }).replace(/\n$/, '');
  }

  /** Commits files to a branch, as someone else does. @param files texts by path; null where one is removed @returns the commit */
  commit(branch: string, files: Readonly<Record<string, string | Buffer | null>>, message = 'Change content'): string {
    const data = (bytes: string | Buffer) => [`data ${Buffer.byteLength(bytes)}\n`, bytes, '\n'];
    const parts = [
      ...[`commit refs/heads/${branch}\ncommitter Editor <editor@site.example> 1700000000 +0000\n`, ...data(message)],
      ...(this.#commitOf(`refs/heads/${branch}`) === undefined ? [] : [`from refs/heads/${branch}^0\n`]),
      ...Object.entries(files).flatMap(([path, bytes]) =>
        bytes === null ? [`D ${path}\n`] : [`M 100644 inline ${path}\n`, ...data(bytes)],
      ),
    ];
    this.git(['fast-import', '--quiet'], Buffer.concat(parts.map((part) => Buffer.from(part))));
    return this.git(['rev-parse', `refs/heads/${branch}`]);
  }

  /** Merges a pull request. @throws Error if there are conflicts */
  merge(number: number) {
    const pull = this.#pullRequest(number);
    const [base, head] = [this.git(['rev-parse', pull.base]), this.git(['rev-parse', pull.head])];
    const tree = this.git(['merge-tree', '--write-tree', base, head]);
    pull.merge = this.#commitTree(tree, [base, head], `Merge pull request #${number}`);
    this.git(['update-ref', `refs/heads/${pull.base}`, pull.merge, base]);
    pull.state = 'MERGED';
  }

  close(number: number) {
    this.#pullRequest(number).state = 'CLOSED';
  }

  #pullRequest(number: unknown): PullRequest {
    const found = this.pullRequests.find((each) => each.number === number);
    if (!found) throw new Refusal('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`);
    return found;
  }

  #commitOf(name: string): string | undefined {
    try {
      return this.git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
    } catch {
      return undefined;
    }
  }

  #commitTree(tree: string, parents: readonly string[], message: string): string {
    return this.git(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', message]);
  }

  /** The objects with some names; one process reads those that are asked for at once. */
  #object(name: string): Promise<GitObject | undefined> {
    if (this.#wanted.length === 0) setImmediate(() => this.#readObjects());
    return new Promise((found) => this.#wanted.push({ name, found }));
  }

  #readObjects() {
    const wanted = this.#wanted.splice(0);
    const read = execFileSync('git', ['--git-dir', this.#bare, 'cat-file', '--batch'], {
      ...{ input: wanted.map(({ name }) => `${name}\n`).join(''), maxBuffer: 2 ** 28 },
    });
    let at = 0;
    for (const { found } of wanted) {
      const start = read.indexOf('\n', at) + 1;
      const [oid = '', type = '', size] = read
        .subarray(at, start - 1)
        .toString()
        .split(' ');
      const end = start + Number(size ?? -1);
      found(size === undefined ? undefined : { oid, type, bytes: read.subarray(start, end) });
      at = end + 1;
    }
  }

  async #answer(request: IncomingMessage, response: ServerResponse) {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type, user-agent');
    response.setHeader('access-control-expose-headers', 'retry-after, x-ratelimit-remaining, x-ratelimit-reset');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const body: { query?: string; variables?: Input } = JSON.parse((await text(request)) || '{}');
    const path = (request.url ?? '').replace(`/repos/${this.owner}/${this.name}/`, '');
    const asked =
      path === '/graphql' ? (/^mutation.*?\{\s*(?:\w+:\s*)?(\w+)/s.exec(body.query ?? '')?.[1] ?? 'query') : path;
    this.asked.push(asked);
    const trouble = this.trouble(asked);
    if (trouble === 'no connection') return void request.socket.destroy();
    const rights = this.tokens.get(/^bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    const { status, data, headers } =
      troubled(trouble, path === '/graphql') ?? (await this.#result(path, body, asked, rights));
    if (trouble === 'no answer') return void request.socket.destroy();
    return void response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      .end(JSON.stringify(data));
  }

  async #result(
    path: string,
    body: { query?: string; variables?: Input },
    asked: string,
    rights?: Rights,
  ): Promise<Answer> {
    if (!rights) return { status: 401, data: { message: 'Bad credentials' } };
    if (path === '/graphql') return this.#graphql(body, asked, rights);
    try {
      return { status: 200, data: await this.#rest(path, rights) };
    } catch (error) {
      const isForbidden = error instanceof Refusal && error.type === 'FORBIDDEN';
      return { status: isForbidden ? 403 : 404, data: { message: error instanceof Error ? error.message : '' } };
    }
  }

  async #rest(path: string, rights: Rights): Promise<unknown> {
    const { pathname, searchParams } = new URL(path, 'http://github.example');
    const [, part = '', kind = '', id = '', below] = pathname.split('/');
    if (part === 'git') {
      allow(rights.contents);
      const object = kind === 'blobs' ? await this.#object(id) : undefined;
      if (object) return { content: object.bytes.toString('base64').replaceAll(/.{60}/g, '$&\n') };
      if (kind === 'trees' && searchParams.get('recursive') === '1')
        return { tree: this.#entries(id), truncated: false };
    }
    if (part === 'actions' && kind === 'runs') {
      allow(rights.actions);
      const all = [...this.runs.values()].flat();
      if (below === 'jobs') return { jobs: all.find((run) => String(run.id) === id)?.jobs ?? [] };
      return { workflow_runs: this.runs.get(searchParams.get('head_sha') ?? '') ?? [] };
    }
    // No token can be given this right.
    if (part === 'commits' && id.startsWith('check-')) allow(undefined);
    throw new Error('Not Found');
  }

  #entries(tree: string) {
    const lines = this.git(['ls-tree', '-r', '-t', '-l', tree]).split('\n').filter(Boolean);
    return lines.map((line) => {
      const [about = '', path] = line.split('\t');
      const [mode, type, sha, size] = about.split(/ +/);
      return { path, mode, type, sha, ...(type === 'blob' && { size: Number(size) }) };
    });
  }

  async #graphql(
    { query = '', variables = {} }: { query?: string; variables?: Input },
    asked: string,
    rights: Rights,
  ): Promise<Answer> {
    this.beforeMutation(asked);
    const { data, errors } = await graphql({
      ...{ schema, source: query, variableValues: variables, fieldResolver: known },
      rootValue: { repository: (wanted: Input) => this.#repository(wanted, rights), ...this.#mutations(rights) },
    });
    if (!errors) return { status: 200, data: { data } };
    return { status: 200, data: { data: data ?? null, errors: errors.map(asGitHubSays) } };
  }

  #repository({ owner, name }: Input, rights: Rights) {
    if (owner !== this.owner || name !== this.name || !rights.contents)
      throw new Refusal('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`);
    return {
      id: 'R_1',
      ref: ({ qualifiedName }: Input) => {
        const oid = this.#commitOf(String(qualifiedName));
        return oid === undefined ? null : { target: { __typename: 'Commit', oid } };
      },
      object: ({ expression, oid }: Input) => this.#described(String(expression ?? oid), rights),
      pullRequests: ({ headRefName, states }: Input) => {
        allow(rights.pullRequests);
        const all = this.pullRequests.filter(({ head, state }) => head === headRefName && `${states}`.includes(state));
        return { nodes: all.map((pull) => this.#answered(pull)) };
      },
      pullRequest: ({ number }: Input) => {
        allow(rights.pullRequests);
        return this.#answered(this.#pullRequest(number));
      },
    };
  }

  async #described(name: string, rights: Rights) {
    const object = await this.#object(name);
    if (!object) return null;
    const { oid, type, bytes } = object;
    if (type === 'tree') return { __typename: 'Tree', oid };
    // Without a byte order mark, like most of what decodes text.
    if (type === 'blob')
      return { __typename: 'Blob', oid, text: bytes.includes(0) ? null : new TextDecoder().decode(bytes) };
    const status = () => {
      allow(rights.statuses);
      const contexts = this.statuses.get(oid);
      return contexts ? { contexts } : null;
    };
    return { __typename: 'Commit', oid, status };
  }

  #answered({ number, head, base, state }: PullRequest) {
    return {
      ...{ id: `PR_${number}`, number, url: this.#urlOf(number), state },
      headRefOid: () => this.#commitOf(head),
      mergeable: () => {
        if (state !== 'OPEN') return 'UNKNOWN';
        try {
          this.git(['merge-tree', '--write-tree', base, head]);
          return 'MERGEABLE';
        } catch {
          return 'CONFLICTING';
        }
      },
    };
  }

  #urlOf(number: number): string {
    return `${this.url}/${this.owner}/${this.name}/pull/${number}`;
  }

  #mutations(rights: Rights): Record<string, (args: never) => unknown> {
    return {
      createRef: ({ input: { name, oid } }: { input: Input }) => {
        allow(rights.contents, 'write');
        if (this.#commitOf(String(name)) !== undefined)
          throw new Refusal('UNPROCESSABLE', `A ref named "${name}" already exists in the repository.`);
        this.git(['update-ref', String(name), String(oid), NONE]);
        return { ref: { id: `REF_${name}` } };
      },
      createCommitOnBranch: ({ input }: { input: CommitInput }) => {
        allow(rights.contents, 'write');
        return this.#createCommit(input);
      },
      createPullRequest: ({ input: { baseRefName, headRefName, title, body } }: { input: Input }) => {
        allow(rights.pullRequests, 'write');
        return {
          pullRequest: this.#createPullRequest(
            String(baseRefName),
            String(headRefName),
            String(title),
            String(body ?? ''),
          ),
        };
      },
      revertPullRequest: ({ input: { pullRequestId } }: { input: Input }) => {
        allow(rights.pullRequests, 'write');
        return { revertPullRequest: this.#revert(this.#pullRequest(Number(String(pullRequestId).replace('PR_', '')))) };
      },
    };
  }

  #createCommit({ branch, expectedHeadOid, message, fileChanges }: CommitInput) {
    const ref = `refs/heads/${branch.branchName}`;
    const head = this.#commitOf(ref);
    if (branch.repositoryNameWithOwner !== `${this.owner}/${this.name}` || head === undefined)
      throw new Refusal('NOT_FOUND', `Could not resolve to a Ref with the name ${branch.branchName}.`);
    if (this.protectedBranches.has(branch.branchName))
      throw new Refusal('BRANCH_PROTECTION_RULE_VIOLATION', 'Changes must be made through a pull request.');
    if (head !== expectedHeadOid)
      throw new Refusal('STALE_DATA', `Expected branch to point to "${head}" but it did not.  Pull and try again.`);
    const { additions = [], deletions = [] } = fileChanges;
    const paths = deletions.length > 0 ? this.git(['ls-tree', '-r', '--name-only', head]).split('\n') : [];
    const missing = deletions.find(({ path }) => !paths.includes(path));
    if (missing)
      throw new Refusal('UNPROCESSABLE', `A path was requested for deletion which does not exist: ${missing.path}`);
    const files = [
      ...additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')] as const),
      ...deletions.map(({ path }) => [path, null] as const),
    ];
    const oid = this.commit(branch.branchName, Object.fromEntries(files), message.headline);
    return { commit: { oid } };
  }

  #createPullRequest(base: string, head: string, title: string, body: string) {
    if (this.pullRequests.some((each) => each.head === head && each.state === 'OPEN'))
      throw new Refusal('UNPROCESSABLE', `A pull request already exists for ${this.owner}:${head}.`);
    if (this.git(['rev-list', '--count', `${base}..${head}`]) === '0')
      throw new Refusal('UNPROCESSABLE', `No commits between ${base} and ${head}`);
    const pull: PullRequest = { number: this.pullRequests.length + 1, title, body, base, head, state: 'OPEN' };
    this.pullRequests.push(pull);
    return this.#answered(pull);
  }

  #revert({ number, title, base, merge }: PullRequest) {
    if (merge === undefined) throw new Refusal('UNPROCESSABLE', 'Pull request is not merged.');
    const head = this.git(['rev-parse', base]);
    this.git(['read-tree', head]);
    this.git(['apply', '--cached'], `${this.git(['diff', '--binary', merge, `${merge}^1`])}\n`);
    const tree = this.git(['write-tree']);
    const branch = `revert-${number}`;
    this.git(['update-ref', `refs/heads/${branch}`, this.#commitTree(tree, [head], `Revert "${title}"`), NONE]);
    return this.#createPullRequest(base, branch, `Revert "${title}"`, `Reverts ${this.owner}/${this.name}#${number}`);
  }
}

interface Answer {
  status: number;
  data: unknown;
  headers?: Record<string, string>;
}

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
}

/** @throws Refusal if a token lacks a right */
function allow(given: 'read' | 'write' | undefined, wanted: 'read' | 'write' = 'read') {
  if (given === undefined || (wanted === 'write' && given !== 'write'))
    throw new Refusal('FORBIDDEN', 'Resource not accessible by personal access token');
}

function troubled(trouble: Trouble | undefined, isGraphql: boolean): Answer | undefined {
  const inAnHour = String(Math.floor(Date.now() / 1000) + 3600);
  const message = 'API rate limit exceeded for user ID 1.';
  switch (trouble) {
    case 'rate limit':
      return {
        ...(isGraphql
          ? { status: 200, data: { errors: [{ type: 'RATE_LIMITED', message }] } }
          : { status: 403, data: { message } }),
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inAnHour },
      };
    case 'second rate limit':
      return {
        status: 429,
        data: { message: 'You have exceeded a secondary rate limit.' },
        headers: { 'retry-after': '30' },
      };
    case 'broken':
      return { status: 502, data: { message: 'Server Error' } };
    default:
      return undefined;
  }
}

function asGitHubSays({ message, path, locations, originalError }: GraphQLError) {
  return { message, path, locations, ...(originalError instanceof Refusal && { type: originalError.type }) };
}

/** Nothing is null because it was forgotten here. */
const known: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const isKnown = typeof source === 'object' && source !== null && info.fieldName in source;
  if (!isKnown) throw new GraphQLError(`The small GitHub has no ${info.parentType.name}.${info.fieldName}.`);
  return defaultFieldResolver(source, args, context, info);
};
