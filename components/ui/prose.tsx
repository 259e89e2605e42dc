import type { ReactNode } from 'react';
import { Stylesheet } from 'sitewright/react';

interface ProseProps {
  /** The elements in the margin: headings in `notes`, callouts in `article`, section numerals in `clauses`. */
  look?: 'notes' | 'article' | 'clauses';
  children: ReactNode;
}

/** A text with its headings, lists, tables and boxes. */
export function ProseText({ look, children }: ProseProps) {
  return (
    <div className={look ? `prose prose-${look}` : 'prose'}>
      <Stylesheet file="components/ui/prose-boxes.css" />
      <Stylesheet file="components/ui/prose.css" />
      {children}
    </div>
  );
}
