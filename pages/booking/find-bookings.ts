import { type CheckedContent, type CheckedFile, isSection } from 'sitewright';
import type { Booking } from '../../components/model/fields/booking';
import { services } from '../../components/sections/services/schema';
import { page } from '../page/schema';

/** A booking and its location. */
interface FoundBooking {
  file: CheckedFile;
  path: (string | number)[];
  booking: Booking;
}

/** All bookings in the content. */
export function bookingsIn(content: CheckedContent): FoundBooking[] {
  return content
    .pages(page)
    .flatMap(({ file, data }) =>
      data.sections.flatMap((section, at) =>
        isSection(section, services) && section.booking
          ? [{ file, path: ['sections', at, 'booking'], booking: section.booking }]
          : [],
      ),
    );
}
