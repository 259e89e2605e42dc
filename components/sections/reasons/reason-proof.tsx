import { useContent } from 'sitewright/react';
import { claims } from '../../model/lists/claims';
import type { Proof } from './schema';

/** The evidence for a reason, drawn with the line of the site. */
export function ReasonProof({ proof }: { proof: Proof }) {
  switch (proof.type) {
    case 'times':
      return <Times rows={proof.rows} />;
    case 'counts':
      return <Counts rows={proof.rows} />;
    case 'team':
      return <Team {...proof} />;
  }
}

type Rows = Extract<Proof, { type: 'times' }>['rows'];

const WEEKS_IN_A_MONTH = 52 / 12;

/** Times as lines of proportional length. */
function Times({ rows }: { rows: Rows }) {
  const values = useValues(rows);
  const weeks = values.map((value) => lastNumberIn(value) * (value.includes('month') ? WEEKS_IN_A_MONTH : 1));
  const longest = Math.max(...weeks, 1);
  return (
    <div className="proof proof-times" aria-hidden="true">
      {rows.map(({ label }, index) => (
        <p key={label}>
          <span>{label}</span>
          <svg width="100%" height="24" aria-hidden="true">
            <line x2={`${Math.round((100 * (weeks[index] ?? 0)) / longest)}%`} y1="20" y2="20" />
          </svg>
          <span>{values[index]}</span>
        </p>
      ))}
    </div>
  );
}

const STRIPES = 8;

/** Counts as tides of up to eight stripes. */
function Counts({ rows }: { rows: Rows }) {
  const values = useValues(rows);
  const counts = values.map((value) => lastNumberIn(value.replaceAll(',', '')));
  const highest = Math.max(...counts, 1);
  return (
    <div className="proof proof-counts" aria-hidden="true">
      {rows.map(({ label }, index) => (
        <div key={label}>
          <b>{values[index]}</b>
          {label}
          <Tide stripes={Math.max(1, Math.round((STRIPES * (counts[index] ?? 0)) / highest))} />
        </div>
      ))}
    </div>
  );
}

function Tide({ stripes }: { stripes: number }) {
  const lines = Array.from({ length: stripes }, (_, index) => 1 + 7 * index);
  return (
    <svg width="100%" height={7 * stripes - 5} aria-hidden="true">
      {lines.map((y) => (
        <line key={y} x2="100%" y1={y} y2={y} />
      ))}
    </svg>
  );
}

/** A line for each role, of its own weight to be followed by; they merge at the customer. */
function Team({ team, you }: { team: string[]; you: string }) {
  return (
    <div className="proof proof-team" aria-hidden="true">
      <ul>
        {team.map((role) => (
          <li key={role}>{role}</li>
        ))}
      </ul>
      <svg viewBox="0 0 400 90" width="400" preserveAspectRatio="none" aria-hidden="true">
        <path strokeWidth="4" d="M0 15C80 15 90 69 170 69S260 15 330 31 400 45 400 45" />
        <path strokeWidth="2" d="M0 45C60 45 100 15 170 15S270 75 330 59 400 45 400 45" />
        <path strokeWidth="1" d="M0 75C80 75 90 45 170 45s100 0 230 0" />
      </svg>
      {you}
    </div>
  );
}

function useValues(rows: Rows): string[] {
  const { get } = useContent();
  return rows.map(({ claim }) => get(claims, claim).value);
}

/** The upper end of a range, such as 6 in "3-6 months". */
function lastNumberIn(text: string): number {
  return Number(text.match(/\d+/g)?.at(-1) ?? 0);
}
