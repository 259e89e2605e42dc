/** Texts by their path inside the content folder, as in `Folder`; null where a file is removed. */
export type Changes = ReadonlyMap<string, string | null>;

/** What an editor proposes for publication. */
export interface Proposal {
  /** The title of the pull request, and of the commit. */
  title: string;
  /** The text of the pull request, as Markdown. */
  body: string;
  /** The commit that the texts were made from: of `load`, or the `head` of the last proposal. */
  base: string;
  /** Each changed file as a whole. */
  files: Changes;
  /** The branch of an open pull request that is to get these changes, too; without it, a new one is made. */
  branch?: string;
}

export interface Proposed {
  branch: string;
  /** The branch's new commit, which is the base of the next proposal to it. */
  head: string;
  number: number;
  url: string;
  /**
   * What differs at `head` from the base with the proposed files put in, because others have changed it since. An editor has to take
   * it over, or the next proposal would take it back.
   */
  merged: Changes;
}

export interface Status {
  /** Of the pull request; `pending` until all of its checks have ended. */
  state: 'pending' | 'passed' | 'failed' | 'merged' | 'closed';
  /** What failed, as the checks name it. */
  problems: readonly string[];
}

/** Where content is kept. Every function throws Unauthorized, RateLimited, or Offline if it can't do its work. */
export interface Repository {
  /** The texts that are published from: of its main branch. */
  load(): Promise<{ head: string; files: ReadonlyMap<string, string> }>;
  /**
   * Makes one commit and one pull request of some changes. What others changed since the base is kept where it is apart.
   * @throws StaleHead if others changed the same lines
   * @throws NothingChanged if the branch says so already
   */
  propose(proposal: Proposal): Promise<Proposed>;
  status(number: number): Promise<Status>;
  /** Makes a pull request that takes back a merged one. */
  revert(number: number): Promise<{ number: number; url: string }>;
}

/** The token is wrong or has expired, or lacks rights. */
export class Unauthorized extends Error {
  /** The rights that are needed, as GitHub names them; empty if the token itself is refused. */
  readonly lacks: readonly string[];

  constructor(lacks: readonly string[]) {
    super(
      lacks.length === 0
        ? 'The token is wrong or has expired. Make a new one, and sign in with it.'
        : `The token lacks a right: ${lacks.join(', ')}. Add it on GitHub, then try again.`,
    );
    this.lacks = lacks;
  }
}

/** Two texts of a file whose changes overlap. */
export interface Conflict {
  path: string;
  /** Null where it was removed. */
  ours: string | null;
  theirs: string | null;
}

/** Others changed the same lines since the base. Nothing was written: the editor chooses, and proposes again from `head`. */
export class StaleHead extends Error {
  readonly head: string;
  readonly conflicts: readonly Conflict[];
  /** What else others changed since the base, which an editor who goes on from `head` has to take over. */
  readonly merged: Changes;

  constructor(head: string, conflicts: readonly Conflict[], merged: Changes) {
    super(`Others changed the same lines in the meantime: ${conflicts.map(({ path }) => path).join(', ')}.`);
    this.head = head;
    this.conflicts = conflicts;
    this.merged = merged;
  }
}

/** The branch has the proposed texts already. */
export class NothingChanged extends Error {}

/** GitHub can't be reached, or doesn't answer as it should. */
export class Offline extends Error {}

/** GitHub takes no more requests until a time. */
export class RateLimited extends Error {
  readonly until: Date;

  constructor(until: Date) {
    super(`GitHub takes no more requests until ${until.toISOString().slice(11, 16)} UTC.`);
    this.until = until;
  }
}
