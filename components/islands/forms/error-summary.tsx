import type { MouseEvent, RefObject } from 'react';
import type { Invalid } from './form-state';

interface ErrorSummaryProps {
  /** Takes the focus when the form was refused. */
  ref: RefObject<HTMLDivElement | null>;
  title: string;
  /** The beginning of the ids of the fields; their names follow. */
  id: string;
  invalid: Invalid;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * Every error of a form in one list over it, each a link to its field.
 * https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ ref, title, id, invalid, form }: ErrorSummaryProps) {
  const errors = Object.entries(invalid);
  if (errors.length === 0) return null;

  function goTo(event: MouseEvent, name: string) {
    const control = form.current?.elements.namedItem(name);
    if (!(control instanceof HTMLElement)) return;
    event.preventDefault();
    control.focus({ preventScroll: true });
    // With the label above it.
    control.parentElement?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div ref={ref} role="alert" tabIndex={-1} className="error-box mt-5" data-error-summary>
      <p className="font-semibold text-error">{title}</p>
      <ul className="mt-1">
        {errors.map(([name, message]) => (
          <li key={name}>
            <a className="box-action" href={`#${id}-${name}`} onClick={(event) => goTo(event, name)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
