import type { ReactNode } from 'react';
import { useList } from 'sitewright/react';
import { words } from '../model/lists/words';

interface CalloutProps {
  title?: string;
  /** The kind of a GitHub alert such as > [!NOTE], which is the default title. */
  alert?: 'note' | 'tip' | 'important' | 'warning' | 'caution';
  children?: ReactNode;
}

/** An aside in a text. */
export function Callout({ title, alert, children }: CalloutProps) {
  const labels = useList(words);
  const heading = title ?? (alert && labels.body[alert]);
  return (
    <aside role="note" className="callout leading-normal" data-md="quote">
      {heading && <p data-md="title">{heading}</p>}
      <div>{children}</div>
    </aside>
  );
}
