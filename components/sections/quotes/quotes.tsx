import type { SectionProps } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { Portrait } from '../../ui/portrait';
import { SectionFrame } from '../../ui/section-frame';
import type { quotes } from './schema';

/** Quotations of customers: the words and a portrait above a line, the name below it. */
export function Quotes({ section }: SectionProps<typeof quotes>) {
  return (
    <SectionFrame section={section} heading="plain">
      <Stylesheet file="components/sections/quotes/quotes.css" />
      <div className="voices">
        {section.items.map(({ text, name, role, company, portrait }) => (
          <figure key={text}>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            {portrait && <Portrait name={portrait} size="standing" />}
            <figcaption>
              <span className="type-item">{name}</span>{' '}
              <span className="type-small text-soft" data-md="note">
                {role}, {company}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </SectionFrame>
  );
}
