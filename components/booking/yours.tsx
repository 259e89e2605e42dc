import type { ReactNode } from 'react';

interface YoursProps {
  /** What is shown until the visitor has chosen. */
  example: ReactNode;
  /** What is shown once the visitor has chosen. */
  children: ReactNode;
  className?: string;
}

/** Content that knows whether the booking is an example, or the visitor's. */
export function Yours({ example, children, className }: YoursProps) {
  return (
    <>
      <span data-chosen="no" className={className}>
        {example}
      </span>
      <span data-chosen="yes" className={className} data-md="skip">
        {children}
      </span>
    </>
  );
}
