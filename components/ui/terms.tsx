import type { ReactNode } from 'react';
import { Stylesheet } from 'sitewright/react';

export interface Term {
  label: string;
  value: ReactNode;
}

interface TermsProps {
  items: readonly Term[];
  /** Whether each value is below its label, for values of several sentences. */
  isStacked?: boolean;
}

/** Labels and their values, each pair under a rule. */
export function Terms({ items, isStacked = false }: TermsProps) {
  return (
    <dl className={isStacked ? 'terms terms-stacked' : 'terms'}>
      <Stylesheet file="components/ui/terms.css" />
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
