import { diffLines } from 'diff';
import type { Draft } from '../drafts';

interface ChangesPanelProps {
  draft: Draft;
  onUndo(path: string, before: string): void;
}

/** What was changed, with the lines that differ. */
export function ChangesPanel({ draft, onUndo }: ChangesPanelProps) {
  const changes = Object.entries(draft.changes).filter(([, { before, after }]) => before !== after);
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">Changed</h2>
      {changes.length === 0 && <p className="hint">Nothing yet.</p>}
      {changes.map(([path, { before, after }]) => (
        <article key={path} aria-label={path}>
          <h3>{path}</h3>
          {diffLines(before, after).map(({ added, removed, value }, index) => {
            if (!added && !removed) return null;
            const Tag = added ? 'ins' : 'del';
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
            return <Tag key={index}>{value}</Tag>;
          })}
          <button type="button" aria-label={`Undo the changes of ${path}`} onClick={() => onUndo(path, before)}>
            Undo
          </button>
        </article>
      ))}
    </section>
  );
}
