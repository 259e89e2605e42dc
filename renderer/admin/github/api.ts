import { GraphqlResponseError, withCustomRequest } from '@octokit/graphql';
import { request } from '@octokit/request';
import { Offline, RateLimited, Unauthorized } from './repository';

/** Which repository is asked, and as whom. */
export interface Access {
  /** The address of the API: https://api.github.com, or that of an own GitHub, which ends in /api/v3. */
  host: string;
  owner: string;
  name: string;
  token: string;
}

/** A right that a question needs, as GitHub names it where tokens are made. */
type Right = 'Contents: write' | 'Pull requests: write' | 'Actions: read' | 'Commit statuses: read';

/** What GitHub refuses for another reason than the token or the network, such as STALE_DATA. */
export class Refused extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** The names of a repository in the REST API. */
interface RestNames {
  owner: string;
  repo: string;
}

/** Asks GitHub. Every question throws Unauthorized, RateLimited, Offline, or Refused. */
export class Api {
  readonly owner: string;
  readonly name: string;
  readonly #request: typeof request;
  readonly #graphql: ReturnType<typeof withCustomRequest>;

  constructor({ host, owner, name, token }: Access) {
    this.owner = owner;
    this.name = name;
    this.#request = request.defaults({ baseUrl: host, headers: { authorization: `bearer ${token}` } });
    this.#graphql = withCustomRequest(this.#request);
  }

  /** Asks for parts of the repository. @param parts in GraphQL @param declared the variables, as in `$number: Int!` */
  async query<Parts>(
    right: Right,
    parts: string,
    declared: readonly string[] = [],
    variables: Record<string, unknown> = {},
  ): Promise<Parts> {
    const names = ['$owner: String!', '$name: String!', ...declared].join(', ');
    const { repository } = await this.#asking(
      right,
      this.#graphql<{ repository: Parts }>(`query(${names}) { repository(owner: $owner, name: $name) { ${parts} } }`, {
        ...{ owner: this.owner, name: this.name },
        ...variables,
      }),
    );
    return repository;
  }

  /** Changes something. @param name of the mutation, whose input has the same name @param parts of its answer, in GraphQL */
  async mutate<Parts>(right: Right, name: string, input: Record<string, unknown>, parts: string): Promise<Parts> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
    const mutation = `mutation($input: ${type}) { answer: ${name}(input: $input) { ${parts} } }`;
    return (await this.#asking(right, this.#graphql<{ answer: Parts }>(mutation, { input }))).answer;
  }

  /** Reads what only the REST API has. @param ask for it, in the repository */
  async read<Data>(right: Right, ask: (send: typeof request, of: RestNames) => Promise<{ data: Data }>): Promise<Data> {
    const { data } = await this.#asking(right, ask(this.#request, { owner: this.owner, repo: this.name }));
    return data;
  }

  async #asking<Answer>(right: Right, answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof GraphqlResponseError) throw this.#refusal(error, right);
      throw isFailure(error) ? reasonOf(error, right) : error;
    }
  }

  #refusal({ errors, headers }: GraphqlResponseError<unknown>, right: Right): Error {
    const { type = '', message = '' } = errors?.[0] ?? {};
    if (type === 'RATE_LIMITED') return limited(headers);
    if (type === 'FORBIDDEN' || type === 'INSUFFICIENT_SCOPES') return new Unauthorized([right]);
    const isHidden = type === 'NOT_FOUND' && message.includes(`${this.owner}/${this.name}`);
    return isHidden ? new Unauthorized([`access to ${this.owner}/${this.name}`]) : new Refused(type, message);
  }
}

type Headers = Partial<Record<string, string | number>>;

interface Failure extends Error {
  status: number;
  response?: { headers: Headers };
}

function isFailure(error: unknown): error is Failure {
  return error instanceof Error && 'status' in error;
}

function reasonOf({ status, response }: Failure, right: Right): Error {
  if (!response) return new Offline('GitHub can’t be reached. Nothing is lost: try again later.');
  const { headers } = response;
  const isLimited = headers['retry-after'] !== undefined || String(headers['x-ratelimit-remaining']) === '0';
  if (status === 429 || (status === 403 && isLimited)) return limited(headers);
  if (status === 401) return new Unauthorized([]);
  // For a token without the right to read something, it does not exist.
  if (status === 403 || status === 404) return new Unauthorized([right]);
  return new Offline(`GitHub answers with an error (${status}). Nothing is lost: try again later.`);
}

/** How long to wait if GitHub does not say, in seconds. Source: its documentation of secondary rate limits. */
const WAIT = 60;

function limited({ 'retry-after': seconds, 'x-ratelimit-reset': reset }: Headers): RateLimited {
  const until =
    seconds === undefined && reset !== undefined ? Number(reset) : Date.now() / 1000 + Number(seconds ?? WAIT);
  return new RateLimited(new Date(until * 1000));
}
