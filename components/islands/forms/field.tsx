import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  /** The word that marks an optional field; undefined for a required field. */
  optional?: string;
  className?: string;
  /** What belongs in it, shown once the browser does not accept what is in it: if it is empty, and if it is malformed. */
  help?: { empty: string; malformed?: string };
  /** Whether it cannot be changed, because its text is being sent. */
  isLocked?: boolean;
  children: ReactNode;
}

/** A labeled field. The browser validates it and shows its message below; the help is above the field, so that both can be read. */
export function Field({ id, label, optional, className = '', help, isLocked = false, children }: FieldProps) {
  return (
    <div className={`field ${className}`} inert={isLocked}>
      <label htmlFor={id}>
        <span data-label>{label}</span>
        {optional && <span className="font-normal text-soft"> ({optional})</span>}
      </label>
      {help && (
        <p id={helpIdOf(id)} className="field-help type-small">
          <span>{help.empty}</span>
          {help.malformed && <span>{help.malformed}</span>}
        </p>
      )}
      {children}
    </div>
  );
}

/** The id of the help of a field, for aria-describedby. */
export function helpIdOf(id: string): string {
  return `${id}-help`;
}
