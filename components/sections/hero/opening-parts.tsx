import type { Entry } from 'sitewright';
import { Carry } from '../../booking/carry';
import { Onward } from '../../booking/onward';
import { Breadcrumbs } from '../../ui/breadcrumbs';

/** The path to the page over an opening. On a phone, the logo above leads home. */
export function OpeningPath({ entry }: { entry: Entry }) {
  return (
    <div className="max-sm:hidden">
      <Breadcrumbs entry={entry} />
    </div>
  );
}

/** What follows the words of an opening: the booking that the visitor brought along, with the way on to the other services. */
export function OpeningBooking({ page }: { page: string }) {
  return (
    <div className="opening-booking flex flex-wrap items-center gap-x-8 gap-y-3">
      <Carry />
      <Onward page={page} />
    </div>
  );
}
