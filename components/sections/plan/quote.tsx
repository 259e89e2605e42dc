import type { SectionOf } from 'sitewright';
import { useContent } from 'sitewright/react';
import { amountIn } from '../../ui/amount-in';
import { ButtonLink } from '../../ui/button-link';
import type { plan } from './schema';

type QuoteData = NonNullable<SectionOf<typeof plan>['quote']>;

interface QuoteProps {
  quote: QuoteData;
  /** The roles of the plan, each with its days, and the days as they are shown, such as 3½ days. */
  roles: { role: string; days: number; shown: string }[];
}

/** A quote: the days of each role at a rate, the fees, and one total on the stub; beside it what the visitor does next. */
export function Quote({ quote, roles }: QuoteProps) {
  const { locale } = useContent();
  const { rate, stamp, note, fees, total, next } = quote;
  const written = (amount: number) => rate.replace(/\d[\d.,]*/, amount.toLocaleString(locale));
  const lines = [
    ...roles.map(({ role, days, shown }) => ({ label: `${role}, ${shown}`, amount: days * (amountIn(rate) ?? 0) })),
    ...fees.map(({ label, amount }) => ({ label, amount: amountIn(amount) ?? 0 })),
  ];
  return (
    <div className="quote grid">
      <div className="hang">
        <div className="quote-sheet">
          <dl className="grid tabular">
            {lines.map(({ label, amount }) => (
              <div key={label} className="flex items-baseline justify-between gap-4">
                <dt>{label}</dt>
                <dd className="whitespace-nowrap">{written(amount)}</dd>
              </div>
            ))}
          </dl>
          <p className="quote-total tabular">
            <span className="type-note font-bold">{total}</span>
            <strong className="leading-none font-bold">
              {written(lines.reduce((sum, { amount }) => sum + amount, 0))}
            </strong>
            <span className="quote-stamp">{stamp}</span>
          </p>
        </div>
        <p className="type-small measure mt-2 text-soft">{note}</p>
      </div>
      <div className="quote-next grid content-start justify-items-start gap-4">
        <h3 className="type-chapter">{next.title}</h3>
        <ol className="quote-steps">
          {next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ButtonLink link={next.button} />
        {next.note && <p className="type-small text-soft">{next.note}</p>}
      </div>
    </div>
  );
}
