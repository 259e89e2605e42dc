import { type ReactNode, useContext } from 'react';
import { BookingContext } from './booked';
import { useBookedServices } from './traveling-booking';

/** Provides the booking of the home page also where none travels, such as in the gallery. */
export function AnyBooking({ children }: { children: ReactNode }) {
  const shown = useContext(BookingContext);
  const booking = useBookedServices(!shown)?.booking;
  return <BookingContext value={shown ?? (booking && { booking })}>{children}</BookingContext>;
}
