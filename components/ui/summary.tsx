import type { ReactNode } from 'react';
import { useContent } from '../content-context';

/** The one-sentence summary of a section of a legal text. */
export function Summary({ children }: { children?: ReactNode }) {
  const { words } = useContent();
  return (
    <div className="summary measure border-l-[3px] border-line pl-4 font-medium" data-md="quote">
      <span className="type-label block text-soft" data-md="title">
        {words.legal.inShort}
      </span>
      {children}
    </div>
  );
}
