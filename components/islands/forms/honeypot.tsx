import { HONEYPOT } from './spam';

/** A field that people never meet, whether they see, hear or type: what fills it in is a machine. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div inert aria-hidden="true" className="honeypot">
      <label>
        {label} <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
