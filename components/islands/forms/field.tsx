import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  /** The word for a field that may stay empty; undefined for a required field. */
  optional?: string;
  hint?: string;
  error?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A labelled field with its hint and its error. The control inside refers to both by `describedBy`. */
export function Field({ id, label, optional, hint, error, className = '', children }: FieldProps) {
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>
        <span data-label>{label}</span>
        {optional && <span className="font-normal text-soft"> ({optional})</span>}
      </label>
      {hint && (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      )}
      {children}
      {error && (
        <span id={`${id}-error`} className="field-error">
          {error}
        </span>
      )}
    </div>
  );
}

/** The properties of a control that tell assistive technology of its hint and its error. */
export function describedBy(id: string, error: string | undefined, hint?: string) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined } as const;
}
