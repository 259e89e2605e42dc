import { services } from '../../components/sections/services/schema';
import type { CheckedContent, CheckedFile } from '../../renderer/content/rules/define-rule';
import { isSection } from '../../renderer/content/schema/define-section';
import type { Path } from '../../renderer/content/schema/walk-fields';
import type { Booking } from '../fields/booking';
import { page } from '../page/schema';

/** A booking and its location. */
interface FoundBooking {
  file: CheckedFile;
  path: Path;
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
