import { useContext } from 'react';
import { useContent } from 'sitewright/react';
import { Booked, BookingContext } from './booked';
import { BookingLink } from './booking-link';
import { useBookedServices } from './traveling-booking';

/** The same booking in the other services. @param page the address of this one */
export function Onward({ page }: { page: string }) {
  const shown = useContext(BookingContext);
  const content = useContent();
  const section = useBookedServices(shown?.chosenBy === 'address');
  if (!shown || !section) return null;
  const { booking } = shown;
  return (
    <nav aria-label={booking.slip.follow} className="grid gap-2 max-md:w-full" data-md="skip" data-noprint>
      <p className="font-semibold">{booking.slip.follow}</p>
      <ul className="grid gap-2 min-[18rem]:grid-cols-3 md:gap-x-4">
        {section.items.map(({ page: address, scene }) => {
          if (address === page || scene.type !== 'booking') return null;
          const { label, text } = booking[scene.screen].glance;
          return (
            <li key={address} data-theme={content.page(address).theme} className="contents">
              <BookingLink
                href={address}
                className="type-small group min-h-11 border-s-2 border-hue px-2 py-1 leading-tight text-soft md:px-3"
              >
                {label}
                <b className="block text-ink group-hover:underline md:text-t3">
                  <Booked text={text} />
                </b>
              </BookingLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
