import { HONEYPOT } from './spam';

/** A field that no one can see, hear or focus: only a machine fills it in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div inert aria-hidden="true" className="honeypot">
      <label>
        {label} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
