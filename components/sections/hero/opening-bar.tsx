import type { Entry } from 'sitewright';
import { Breadcrumbs } from '../../ui/breadcrumbs';

/** What is over an opening: the path to the page. */
export function OpeningBar({ entry }: { entry: Entry }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pt-2 pb-2 md:pt-3 [&>nav]:p-0">
      <Breadcrumbs entry={entry} />
    </div>
  );
}
