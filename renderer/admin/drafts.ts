import type { Changes, Proposed } from './github/repository';

/** A file that an editor has changed. */
interface Change {
  /** As it is published. */
  before: string;
  after: string;
  /** As it is in the pull request. */
  proposed?: string;
}

/** What an editor has changed and not yet published; it survives a reload, and whatever happens to the connection. */
export interface Draft {
  /** The commit that the published texts are of. */
  base: string;
  /** By the paths of the files inside the content folder. */
  changes: Readonly<Record<string, Change>>;
  /** The open pull request. */
  proposal?: Pick<Proposed, 'branch' | 'head' | 'number' | 'url'>;
}

/** The draft with another text of a file. @param before the text that is published */
export function withChange(draft: Draft, path: string, before: string, after: string): Draft {
  const { [path]: known, ...others } = draft.changes;
  const last: Change = known ?? { before, after: before };
  const isUndone = after === last.before && last.proposed === undefined;
  return { ...draft, changes: isUndone ? others : { ...others, [path]: { ...last, after } } };
}

/** All texts as the draft has them. */
export function textsIn(published: ReadonlyMap<string, string>, { changes }: Draft): ReadonlyMap<string, string> {
  return new Map([...published, ...Object.entries(changes).map(([path, { after }]) => [path, after] as const)]);
}

/** What is neither published nor in the pull request. */
export function unproposed({ changes }: Draft): ReadonlyMap<string, string> {
  const wanted = Object.entries(changes).filter(([, { before, after, proposed = before }]) => after !== proposed);
  return new Map(wanted.map(([path, { after }]) => [path, after]));
}

/** The commit from which the next proposal is made. */
export function baseOf({ base, proposal }: Draft): string {
  return proposal?.head ?? base;
}

/** The draft once it was proposed, with what others changed in the meantime. */
export function afterProposal(draft: Draft, { merged, branch, head, number, url }: Proposed): Draft {
  const changes = Object.entries(withMerged(draft, merged).changes);
  return {
    ...draft,
    changes: Object.fromEntries(changes.map(([path, change]) => [path, { ...change, proposed: change.after }])),
    proposal: { branch, head, number, url },
  };
}

/**
 * The draft on a newer commit.
 * @param chosen the texts that an editor has chosen where others had changed the same lines
 * @param merged what else others changed
 */
export function rebased(draft: Draft, head: string, chosen: Changes, merged: Changes): Draft {
  const { proposal } = draft;
  const moved = withMerged(draft, new Map([...merged, ...chosen]));
  return proposal ? { ...moved, proposal: { ...proposal, head } } : { ...moved, base: head };
}

/** What remains once its pull request was merged or closed. */
export function afterEnd({ base, changes }: Draft): Draft {
  const others = Object.entries(changes).filter(([, { after, proposed }]) => after !== proposed);
  return { base, changes: Object.fromEntries(others.map(([path, { before, after }]) => [path, { before, after }])) };
}

/** With what others changed, also in files that the draft did not have: the next proposal would take it back otherwise. */
function withMerged(draft: Draft, merged: Changes): Draft {
  const taken = [...merged].flatMap(([path, text]) => {
    if (text === null) return [];
    const change = draft.changes[path];
    return [[path, change ? { ...change, after: text } : { before: text, after: text, proposed: text }] as const];
  });
  return { ...draft, changes: { ...draft.changes, ...Object.fromEntries(taken) } };
}

/** Keeps drafts in the browser. @param repository as owner/name: each has its own */
export function draftStore(repository: string) {
  const key = `admin ${repository}`;
  return {
    read(): Draft | undefined {
      const json = localStorage.getItem(key);
      return json === null ? undefined : JSON.parse(json);
    },
    write: (draft: Draft) => localStorage.setItem(key, JSON.stringify(draft)),
  };
}
