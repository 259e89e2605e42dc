import type { Booking } from '../model/fields/booking';
import { offeredDays } from '../model/fields/booking-tokens';

/** What an address says of a choice, such as sun-1: for each day on offer, the keys of its amounts. */
export function bookingKeys(booking: Booking): string[][] {
  return offeredDays(booking).map(({ name, day }) =>
    booking.amounts.map(({ count }) => `${(day?.short ?? name).toLowerCase()}-${count}`),
  );
}
