import type { ReactNode } from 'react';

interface ChecklistProps {
  title?: string;
  children?: ReactNode;
}

/** A list to tick off on paper: each entry has an empty box. */
export function Checklist({ title, children }: ChecklistProps) {
  return (
    <div className="checklist" data-md="checklist">
      {title && (
        <p className="checklist-title text-t4 font-semibold leading-tight" data-md="title">
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
