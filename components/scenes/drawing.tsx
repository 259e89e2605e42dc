import type { ReactNode } from 'react';

interface DrawingProps {
  className: string;
  /** What a screen reader says in place of the drawing. */
  label: string;
  children: ReactNode;
}

/** The ground of a drawing: one picture for screen readers, whatever it is made of. */
export function Drawing({ className, label, children }: DrawingProps) {
  return (
    <div role="img" aria-label={label} className={`scene-ground ${className}`}>
      {children}
    </div>
  );
}
