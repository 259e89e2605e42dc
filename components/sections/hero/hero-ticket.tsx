import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button-link';
import { Stylesheet } from '../../ui/stylesheet';
import { Water } from '../../ui/water';
import type { SectionProps } from '../section-props';
import type { hero } from './schema';

/** The top of a page as our ticket back to the visitor, with a stamp on its stub. */
export function HeroTicket({ section, entry }: Omit<SectionProps<typeof hero>, 'body'>) {
  const { id, type, title, description, primary, secondary, stamp } = section;
  return (
    <section id={id} data-section={type} aria-labelledby="page-title" className="frame band-s">
      <Stylesheet file="ui/closing-band.css" />
      <Stylesheet file="sections/hero/hero-ticket.css" />
      <Breadcrumbs entry={entry} />
      <div className="offer mt-4">
        <Water />
        <div>
          <h1 id="page-title" className="type-subject">
            {title}
          </h1>
          <p className="mt-4 max-w-[32em]">{description}</p>
        </div>
        <div className="offer-stub">
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
