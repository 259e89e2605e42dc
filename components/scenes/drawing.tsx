import type { ReactNode } from 'react';

interface DrawingProps {
  className?: string;
  /** The alternative text of the drawing. */
  label: string;
  children: ReactNode;
}

/** The frame of a drawing, which is a single picture to screen readers. */
export function Drawing({ className, label, children }: DrawingProps) {
  return (
    <div role="img" aria-label={label} className={className}>
      {children}
    </div>
  );
}
