import { useContext } from 'react';
import { usePage } from 'sitewright/react';
import { BookingContext } from './booked';
import { bookingKeys } from './booking-keys';

interface JumpTargetsProps {
  /** The anchor of the part of the page around them, or top. */
  at: string | undefined;
}

/**
 * What an address with a booking names: the top of the page, as in #sun-1, or a part of it to which a link of the page jumps, as in
 * #sun-1.features. The styles show the booking of the one that is the target.
 */
export function JumpTargets({ at }: JumpTargetsProps) {
  const shown = useContext(BookingContext);
  const page = usePage();
  if (shown?.chosenBy !== 'address') return null;
  if (!at || (at !== 'top' && at !== 'content' && !JSON.stringify(page?.data).includes(`"#${at}"`))) return null;
  return bookingKeys(shown.booking).flatMap((keys, day) =>
    keys.map((key, amount) => (
      <i key={key} id={at === 'top' ? key : `${key}.${at}`} data-booked={`${day + 1}-${amount + 1}`} />
    )),
  );
}
