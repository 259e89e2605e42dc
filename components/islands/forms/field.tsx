import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  /** The word for a field that may stay empty; undefined for a required field. */
  optional?: string;
  className?: string;
  children: ReactNode;
}

/** A labelled field. What is wrong with it, the browser says. */
export function Field({ id, label, optional, className = '', children }: FieldProps) {
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        <span data-label>{label}</span>
        {optional && <span className="font-normal text-soft"> ({optional})</span>}
      </label>
      {children}
    </div>
  );
}
