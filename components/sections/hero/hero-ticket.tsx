import type { Entry } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button-link';
import { Water } from '../../ui/water';
import type { TicketHero } from './schema';

/** The top of a page as a ticket that we return to the visitor, with a stamp on its stub. */
export function HeroTicket({ section, entry }: { section: TicketHero; entry: Entry }) {
  const { id, type, tagline, title, description, primary, secondary, stamp } = section;
  return (
    <section id={id} data-section={type} aria-labelledby="page-title" className="frame">
      <Stylesheet file="components/ui/closing-band.css" />
      <Stylesheet file="components/sections/hero/hero-ticket.css" />
      <Breadcrumbs entry={entry} />
      <div className="offer mt-4 md:mt-6 relative bg-ticket text-on-ticket">
        <Water />
        <div>
          <p className="kicker">{tagline}</p>
          <h1 id="page-title" className="type-subject">
            {title}
          </h1>
          <p className="mt-4 measure">{description}</p>
        </div>
        <div className="offer-stub flex flex-col gap-3 border-t-2 border-dashed">
          <p className="ticket-stamp" aria-hidden="true">
            {stamp}
          </p>
          {primary && <ButtonLink link={primary} />}
          {secondary && <ButtonLink link={secondary} look="line" />}
        </div>
      </div>
    </section>
  );
}
