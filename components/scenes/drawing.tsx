import type { ReactNode } from 'react';

interface DrawingProps {
  className?: string;
  /** The alternative text of the drawing. */
  label: string;
  children: ReactNode;
}

/** The frame of a drawing: screen readers see a single picture. */
export function Drawing({ className, label, children }: DrawingProps) {
  return (
    <div role="img" aria-label={label} className={className}>
      {children}
    </div>
  );
}
