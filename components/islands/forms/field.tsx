import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  /** The word that marks an optional field; undefined for a required field. */
  optional?: string;
  className?: string;
  /** Whether it cannot be changed, because its text is being sent. */
  isLocked?: boolean;
  children: ReactNode;
}

/** A labeled field. The browser validates it and shows the message. */
export function Field({ id, label, optional, className = '', isLocked = false, children }: FieldProps) {
  return (
    <div className={`field ${className}`} inert={isLocked}>
      <label htmlFor={id}>
        <span data-label>{label}</span>
        {optional && <span className="font-normal text-soft"> ({optional})</span>}
      </label>
      {children}
    </div>
  );
}
