import type { Entry } from 'sitewright';
import { Carry } from '../../booking/carry';
import { Onward } from '../../booking/onward';
import { Breadcrumbs } from '../../ui/breadcrumbs';

/** What is over an opening: the path to the page, and the booking that the visitor brought along, with the way on to the other services. */
export function OpeningBar({ entry }: { entry: Entry }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-2 pb-2 md:pt-3">
        {/* On a phone, the logo above leads home. */}
        <div className="max-sm:hidden [&>nav]:p-0">
          <Breadcrumbs entry={entry} />
        </div>
        <Carry />
      </div>
      <Onward page={entry.address} />
    </>
  );
}
