import type { Change, Run } from '../compare-text';

interface ChangesProps {
  title: string;
  changes: readonly Change[];
  isFolded?: boolean;
}

/** Differences, each below its heading or the name of its field. */
export function Changes({ title, changes, isFolded = false }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <details open={!isFolded}>
      <summary>{title}</summary>
      <ul>
        {changes.map(({ under, runs }) => (
          <li key={JSON.stringify([under, runs])}>
            {under !== '' && <p className="soft">{under}</p>}
            <p className="words">
              {runs.map((run, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the runs are drawn once
                <Words key={index} {...run} />
              ))}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Tells screen readers where a change begins and ends: browsers' own announcements are often turned off. */
function Words({ kind, text }: Run) {
  if (kind === 'same') return text;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <span className="spoken">[{kind}: </span>
      {text}
      <span className="spoken">]</span>
    </Tag>
  );
}
