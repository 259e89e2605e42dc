import type { ParsedFile } from '../parse/parse';
import type { Booking } from '../schema/fields/booking';
import type { Path } from '../schema/walk-fields';
import type { ContentGraph } from './content-graph';
import { filesWithEntries } from './find-files';

/** A booking, and where it is. */
interface FoundBooking {
  file: ParsedFile;
  path: Path;
  booking: Booking;
}

/** Every booking of the content. */
export function bookingsIn(linked: ContentGraph): FoundBooking[] {
  return filesWithEntries(linked, 'page').flatMap(({ file, entry }) =>
    entry.data.sections.flatMap((section, at) =>
      section.type === 'services' && section.booking
        ? [{ file, path: ['sections', at, 'booking'], booking: section.booking }]
        : [],
    ),
  );
}
