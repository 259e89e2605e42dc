import type { ReactNode } from 'react';
import { useContent } from '../content-context';

/** The one-sentence summary of a section of a legal text. */
export function Summary({ children }: { children?: ReactNode }) {
  const { words } = useContent();
  return (
    <div className="summary" data-md="quote">
      <span className="sr-only" data-md="title">
        {words.legal.inShort}
      </span>
      {children}
    </div>
  );
}
