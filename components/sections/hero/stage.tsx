import type { SectionOf } from 'sitewright';
import { useContent, useList } from 'sitewright/react';
import { Booked, BookingProvider, useBooking } from '../../booking/booked';
import { BookingLink } from '../../booking/booking-link';
import { customerScreens } from '../../booking/customer-screens';
import { BookedPaddlers } from '../../booking/kayaks';
import { Slip } from '../../booking/slip';
import { type BookedScreen, type Booking, bookedScreens } from '../../model/fields/booking';
import { site } from '../../model/lists/site';
import { ButtonLink } from '../../ui/button-link';
import { LinkedFigures } from '../../ui/figure';
import type { services } from '../services/schema';
import type { StatementHero } from './schema';

type Services = SectionOf<typeof services>;

/** A service with its screen of the booking. */
type BookedItem = Pick<Services['items'][number], 'page' | 'title'> & { screen: BookedScreen };

interface StageProps {
  section: StatementHero;
  booking: Booking;
  /** The services of the page, which show the other side of the booking. */
  services: Services['items'];
  /** The address of the page. */
  page: string;
}

/** The hero of a page with services: a slip on which the visitor books, and four screens on a line that follow the choice. */
export function Stage({ section, booking, services, page }: StageProps) {
  const { stats } = section;
  const agency = useList(site);
  // Each screen has its place on the line.
  const items = bookedScreens.flatMap((screen) => itemsWith(screen, services));
  return (
    <section id={section.id} data-section={section.type} aria-labelledby="page-title">
      <BookingProvider booking={booking} chosenBy="slip">
        <div className="stage">
          <div className="frame stage-in">
            <Statement section={section} />
            <div className="stage-parts">
              <Slip />
              <Glances items={items} />
              <div className="stage-screens">
                {items.map((item) => (
                  <CustomerScreen key={item.page} item={item} />
                ))}
              </div>
            </div>
          </div>
          {booking.kayaks && <River />}
        </div>
      </BookingProvider>
      {stats && (
        <div className="frame">
          <LinkedFigures claims={stats} page={page} themes={agency.services.map(({ theme }) => theme)} />
        </div>
      )}
    </section>
  );
}

function itemsWith(screen: BookedScreen, services: Services['items']): BookedItem[] {
  const shown = services.filter(({ scene }) => scene.type === 'booking' && scene.screen === screen);
  return shown.map(({ page, title }) => ({ page, title, screen }));
}

function Statement({ section }: Pick<StageProps, 'section'>) {
  const { tagline, title, description, primary, secondary } = section;
  const [first, ...rest] = sentencesOf(description, useContent().language);
  return (
    <>
      <div className="stage-head">
        <p className="stage-tagline">{tagline}</p>
        <h1 id="page-title" className="type-subject">
          {title}
        </h1>
      </div>
      <div className="stage-say">
        <p className="text-soft">
          {first}
          <span className="stage-rest">{rest.join('')}</span>
        </p>
        <div className="btns">
          {/* What leads on is filled, though it is second: the first scrolls to what is below in any case. */}
          {primary && <ButtonLink link={primary} look="line" />}
          {secondary && <ButtonLink link={secondary} />}
        </div>
      </div>
    </>
  );
}

/** Phones show only the first. */
function sentencesOf(text: string, language: string): string[] {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...sentences.segment(text)].map(({ segment }) => segment);
}

/** On phones, a detail of each of the four screens hangs right under the slip. */
function Glances({ items }: { items: BookedItem[] }) {
  return (
    <ul className="glances" aria-hidden="true">
      {items.map((item) => (
        <Glance key={item.page} item={item} />
      ))}
    </ul>
  );
}

interface ItemProps {
  item: BookedItem;
}

function Glance({ item }: ItemProps) {
  const { glance } = useBooking().booking[item.screen];
  const { theme } = useContent().page(item.page);
  return (
    <li data-theme={theme}>
      {glance.label}
      <b>
        <Booked text={glance.text} />
      </b>
    </li>
  );
}

function CustomerScreen({ item }: ItemProps) {
  const agency = useList(site);
  const { booking } = useBooking();
  const { theme } = useContent().page(item.page);
  const label = agency.services.find(({ page }) => page === item.page)?.label ?? item.title;
  const Drawing = customerScreens[item.screen];
  const captionId = `caption-${item.screen}`;
  return (
    <figure className={`screen stage-${item.screen}`} data-theme={theme} aria-labelledby={captionId}>
      <p className="stage-tag">
        <BookingLink href={item.page}>{label}</BookingLink>
      </p>
      <div className="hang" aria-hidden="true">
        <Drawing />
      </div>
      <figcaption id={captionId} className="sr-only">
        <Booked text={booking[item.screen].caption} />
      </figcaption>
    </figure>
  );
}

function River() {
  return (
    <>
      <Waves />
      <div className="stage-boats">
        <BookedPaddlers />
      </div>
    </>
  );
}

const WAVES = Array.from({ length: 6 }, (_, index) => index);

/** A river of waves of 90 units, each line a little to the left of the line above. */
function Waves() {
  return (
    <svg
      className="stage-river"
      viewBox="0 0 1600 162"
      width="800"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      {WAVES.map((wave) => (
        <path key={wave} d={`M${-60 - 17 * wave} ${14 + 27 * wave}q45-14 90 0${'t90 0'.repeat(19)}`} />
      ))}
    </svg>
  );
}
