import { useEffect, useState } from 'react';
import type { Diagnostic } from '../../content/diagnostics/diagnostic';
import { afterEnd, afterProposal, baseOf, type Draft, rebased, unproposed } from '../drafts';
import { type Repository, StaleHead, type Status } from '../github/repository';

/** How often the state of the pull request is asked for. */
const ASK_MS = 20_000;

interface ProposePanelProps {
  draft: Draft;
  repository: Repository;
  errors: readonly Diagnostic[];
  /** Whether the errors are those of the latest texts. */
  isChecked: boolean;
  onDraft(draft: Draft): void;
}

/** Proposes what was changed, and says how far that is. */
export function ProposePanel({ draft, repository, errors, isChecked, onDraft }: ProposePanelProps) {
  const files = unproposed(draft);
  const paths = [...files.keys()];
  const [title, setTitle] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const [stale, setStale] = useState<StaleHead>();
  const { status, forget } = useStatus(draft, repository);
  const { proposal } = draft;
  const isOver = status?.state === 'merged' || status?.state === 'closed';
  const shownTitle = title ?? titleFor(paths);
  const isBlocked = files.size === 0 || errors.length > 0 || !isChecked || isSending || stale !== undefined;

  const propose = async () => {
    if (isBlocked) return;
    setSending(true);
    setProblem('');
    try {
      const body = paths.map((path) => `- ${path}`).join('\n');
      const branch = proposal && !isOver ? { branch: proposal.branch } : {};
      const base = isOver ? draft.base : baseOf(draft);
      const proposed = await repository.propose({ title: shownTitle, body, base, files, ...branch });
      onDraft(afterProposal(draft, proposed));
      setTitle(undefined);
      forget();
    } catch (error) {
      if (error instanceof StaleHead) setStale(error);
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setSending(false);
  };
  const choose = (isOurs: boolean) => {
    if (!stale) return;
    const chosen = new Map(stale.conflicts.map(({ path, ours, theirs }) => [path, isOurs ? ours : theirs]));
    onDraft(rebased(draft, stale.head, chosen, stale.merged));
    setStale(undefined);
    setProblem('');
  };

  return (
    <section aria-labelledby="propose">
      <h2 id="propose">Propose</h2>
      {proposal && (
        <p role="status">
          <a href={proposal.url} target="_blank" rel="noreferrer">
            Pull request {proposal.number}
          </a>
          : {wordsOf(status)}
        </p>
      )}
      {isOver && (
        <button type="button" onClick={() => onDraft(afterEnd(draft))}>
          Begin the next one
        </button>
      )}
      <form action={propose}>
        <label htmlFor="title">What changes, in a few words</label>
        <input id="title" required value={shownTitle} onChange={({ target }) => setTitle(target.value)} />
        <button type="submit" className="solid" disabled={isBlocked}>
          {proposal && !isOver ? 'Add to the pull request' : 'Propose'}
        </button>
      </form>
      <p className="hint" role="status">
        {hintFor(files.size, errors.length, isChecked)}
      </p>
      <p className="problem" role="alert">
        {problem}
      </p>
      {stale?.conflicts.map(({ path, ours, theirs }) => (
        <article key={path} aria-label={path}>
          <h3>{path}</h3>
          <p>Yours</p>
          <ins>{ours ?? 'Removed.'}</ins>
          <p>Theirs</p>
          <del>{theirs ?? 'Removed.'}</del>
        </article>
      ))}
      {stale && (
        <p>
          <button type="button" onClick={() => choose(true)}>
            Keep mine
          </button>
          <button type="button" onClick={() => choose(false)}>
            Take theirs
          </button>
        </p>
      )}
    </section>
  );
}

/** The state of the pull request, asked for as long as it is open. */
function useStatus({ proposal }: Draft, repository: Repository) {
  const [status, setStatus] = useState<Status>();
  const number = proposal?.number;
  const head = proposal?.head;
  useEffect(() => {
    if (number === undefined || head === undefined) return;
    const ask = () => repository.status(number).then(setStatus, () => undefined);
    void ask();
    const timer = setInterval(ask, ASK_MS);
    return () => clearInterval(timer);
  }, [number, head, repository]);
  return { status: number === undefined ? undefined : status, forget: () => setStatus(undefined) };
}

function titleFor(paths: readonly string[]): string {
  if (paths.length === 0) return '';
  const [first = ''] = paths;
  return paths.length === 1 ? `Change ${first}` : `Change ${first} and ${paths.length - 1} more`;
}

function hintFor(files: number, errors: number, isChecked: boolean): string {
  if (files === 0) return 'Nothing to propose.';
  if (errors > 0) return 'Put right what is listed below first.';
  return isChecked ? 'Checked: no errors.' : 'Being checked …';
}

function wordsOf(status: Status | undefined): string {
  switch (status?.state) {
    case 'passed':
      return 'checked, ready to publish.';
    case 'failed':
      return `refused: ${status.problems.join('; ')}.`;
    case 'merged':
      return 'published.';
    case 'closed':
      return 'closed without being published.';
    default:
      return 'being checked.';
  }
}
