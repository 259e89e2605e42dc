import type { ReactNode } from 'react';

interface SummaryProps {
  label: string;
  children?: ReactNode;
}

/** The one-sentence summary of a section of a legal text. */
export function Summary({ label, children }: SummaryProps) {
  return (
    <div className="border-l-[3px] border-ink pl-4 font-medium">
      <span className="type-label block text-soft">{label}</span>
      {children}
    </div>
  );
}
