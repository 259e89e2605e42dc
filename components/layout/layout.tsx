import type { ReactNode } from 'react';
import type { Entry } from 'sitewright';
import { Stylesheet, useContent, useList } from 'sitewright/react';
import { BookingContext } from '../booking/booked';
import { BookingLink } from '../booking/booking-link';
import { JumpTargets } from '../booking/jump-targets';
import { useTravelingBooking } from '../booking/traveling-booking';
import { Island } from '../islands/island';
import { words } from '../model/lists/words';
import { River } from '../river/river';
import { Footer } from './footer';
import { Header } from './header';
import { PreviewBanner } from './preview-banner';
import { SiteLanguage } from './site-language';

interface LayoutProps {
  /** The entry of the page; undefined for the 404 page. */
  entry: Entry | undefined;
  children: ReactNode;
}

/** The layout around every page. */
export function Layout({ entry, children }: LayoutProps) {
  const { movedQueries } = useContent();
  const labels = useList(words);
  const redirects = entry ? movedQueries(entry.address) : [];
  const booking = useTravelingBooking(entry?.address);
  return (
    <BookingContext value={booking}>
      <SiteLanguage entry={entry}>
        {/* In a landmark, because screen reader users easily miss content outside of landmarks. */}
        <nav aria-label={labels.header.skip} data-noprint>
          <BookingLink href="#content" className="skip">
            {labels.header.skip}
          </BookingLink>
        </nav>
        <Header address={entry?.address} />
      </SiteLanguage>
      {redirects.length > 0 && <Island name="moved-address" props={{ redirects }} />}
      {booking?.chosenBy === 'address' && <Stylesheet file="components/booking/carry.css" />}
      <JumpTargets at="top" />
      <JumpTargets at="content" />
      <main id="content" tabIndex={-1} className="outline-none">
        <SiteLanguage entry={entry}>{entry && <PreviewBanner entry={entry} />}</SiteLanguage>
        {children}
      </main>
      <River entry={entry} />
      <SiteLanguage entry={entry}>
        <Footer />
      </SiteLanguage>
    </BookingContext>
  );
}
