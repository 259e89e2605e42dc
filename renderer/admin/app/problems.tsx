import type { Diagnostic } from '../../content/diagnostics/diagnostic';

/** Every error of the check, in its words. */
export function Problems({ errors }: { errors: readonly Diagnostic[] }) {
  if (errors.length === 0) return null;
  return (
    <section aria-labelledby="problems">
      <h2 id="problems">To be put right</h2>
      <ul>
        {errors.map(({ file, line, column, code, message, suggestion }) => (
          <li className="problem" key={`${file} ${line} ${column} ${code}`}>
            {message} {suggestion}
            <small>
              {file}:{line}:{column} {code}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
