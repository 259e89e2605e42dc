import { useId } from 'react';
import type { SectionProps } from '../../../renderer/content/schema/with-component';
import { Stylesheet } from '../../../renderer/react/stylesheet';
import { SectionHeading } from '../../ui/section-heading';
import type { agreement } from './schema';

/** An agreement of two sides, which hangs from the line; each signature ends in the curl. */
export function Agreement({ section }: SectionProps<typeof agreement>) {
  const titleId = useId();
  const { id, title, text, link, label, terms, signatures } = section;
  return (
    <section id={id} data-section={section.type} aria-labelledby={titleId} className="frame band-s cols pact">
      <Stylesheet file="components/sections/agreement/agreement.css" />
      <SectionHeading id={titleId} title={title} text={text} link={link} rank="note" />
      <div className="pact-page">
        <div className="pact-paper">
          <p className="type-label text-soft" data-md="title">
            {label}
          </p>
          <dl className="pact-terms">
            {terms.map((term) => (
              <div key={term.label}>
                <dt>{term.label}</dt>
                <dd>{term.value}</dd>
              </div>
            ))}
          </dl>
          <div className="pact-signs" aria-hidden="true">
            {signatures.map((name, index) => (
              <div key={name}>
                <svg viewBox="0 0 220 60" aria-hidden="true">
                  <path d={SIGNATURES[index]} />
                </svg>
                {name}
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

const SIGNATURES = [
  'M4 44c14-34 24-34 22-10s10 14 18-2 12-12 10 4 14 8 22-6 14-8 12 4 10 8 20 4H176a13 13 0 1 0-13-13',
  'M4 20h44M26 20c-4 12-8 26-6 28s10-12 18-14 2 14 10 10 6-12 14-12 2 14 10 10H176a13 13 0 1 0-13-13',
];
