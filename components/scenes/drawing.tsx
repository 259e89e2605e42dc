import { type ReactNode, useId } from 'react';

interface DrawingProps {
  className?: string;
  /** The alternative text of the drawing; an element if it changes with the booking. */
  label: ReactNode;
  children: ReactNode;
}

/** The frame of a drawing, which is a single picture to screen readers. */
export function Drawing({ className, label, children }: DrawingProps) {
  const labelId = useId();
  const isText = typeof label === 'string';
  return (
    <>
      {!isText && (
        <span id={labelId} className="sr-only">
          {label}
        </span>
      )}
      <div role="img" {...(isText ? { 'aria-label': label } : { 'aria-labelledby': labelId })} className={className}>
        {children}
      </div>
    </>
  );
}
