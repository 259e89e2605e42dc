import { useId } from 'react';
import { type SectionOf, type SectionProps, sectionsOf } from 'sitewright';
import { Stylesheet, useContent } from 'sitewright/react';
import { Booked, BookingProvider, useBooking } from '../../booking/booked';
import { ownerScreens } from '../../booking/owner-screens';
import { Stub } from '../../booking/stub';
import type { BookedScreen } from '../../model/fields/booking';
import { claims } from '../../model/lists/claims';
import { Scene } from '../../scenes/scene';
import { Icon } from '../../ui/icon';
import { SectionHeading } from '../../ui/section-heading';
import { TextLink } from '../../ui/text-link';
import type { services } from './schema';

/** The services as rows of different shapes. With a booking, each shows the owner's side of the visitor's booking in the hero. */
export function Services({ section, entry }: SectionProps<typeof services>) {
  const { booking } = section;
  const sections = sectionsOf(entry);
  const hasSlip = booking !== undefined && sections.includes(section) && sections.some(({ type }) => type === 'hero');
  const rows = section.items.map((item) => <Service key={item.page} item={item} />);
  return (
    <section
      id={section.id}
      data-section={section.type}
      aria-labelledby="services-title"
      className="frame band-m services"
    >
      {/* stage.css contains it for pages with a slip. */}
      {!hasSlip && <Stylesheet file="components/sections/services/services.css" />}
      <div className="wind" />
      <SectionHeading id="services-title" title={section.title} text={section.text} link={section.link} />
      {booking ? (
        <BookingProvider booking={booking} chosenBy={hasSlip ? 'slip' : undefined}>
          <div className="service-rows">
            {hasSlip && <Stub />}
            {rows}
          </div>
        </BookingProvider>
      ) : (
        rows
      )}
    </section>
  );
}

function Service({ item }: { item: SectionOf<typeof services>['items'][number] }) {
  const titleId = useId();
  const { theme } = useContent().page(item.page);
  const { value, label, condition } = useContent().get(claims, item.claim);
  return (
    <article
      aria-labelledby={titleId}
      data-theme={theme}
      className={`service cols service-${item.scene.type === 'booking' ? item.scene.screen : 'scene'}`}
    >
      <div className="service-copy">
        <Icon name={item.icon} />
        <h3 id={titleId}>{item.title}</h3>
        <p>{item.description}</p>
        <div className="service-more">
          <ul className="run-in">
            {item.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <p className="service-figure">
            <strong>{value}</strong> <span>{label}</span>
          </p>
          {condition && <p className="service-condition type-label text-soft">{condition}</p>}
          <TextLink href={item.page}>{item.cta}</TextLink>
        </div>
      </div>
      <div className="service-ground">
        {item.scene.type === 'booking' ? <OwnerScreen screen={item.scene.screen} /> : <Scene scene={item.scene} />}
      </div>
    </article>
  );
}

function OwnerScreen({ screen }: { screen: BookedScreen }) {
  const { booking } = useBooking();
  const Drawing = ownerScreens[screen];
  const captionId = `owner-caption-${screen}`;
  return (
    <figure className="screen" aria-labelledby={captionId}>
      <div aria-hidden="true">
        <Drawing />
      </div>
      <figcaption id={captionId} className="sr-only">
        <Booked text={booking[screen].owner.caption} />
      </figcaption>
    </figure>
  );
}
