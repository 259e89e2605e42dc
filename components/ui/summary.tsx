import type { ReactNode } from 'react';
import { useList } from 'sitewright/react';
import { words } from '../model/lists/words';

/** The one-sentence summary of a section in a legal text. */
export function Summary({ children }: { children?: ReactNode }) {
  const labels = useList(words);
  return (
    <div className="summary text-soft text-t4 text-balance" data-md="quote">
      <span className="sr-only" data-md="title">
        {labels.legal.inShort}
      </span>
      {children}
    </div>
  );
}
