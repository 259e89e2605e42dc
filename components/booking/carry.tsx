import { type ReactNode, useContext, useId } from 'react';
import { Booked, BookingContext, Variants } from './booked';
import { bookingKeys } from './booking-keys';
import { Yours } from './yours';

/** The booking that came along, on a strip like the stub of the slip: its links change it, and the page follows. */
export function Carry() {
  const shown = useContext(BookingContext);
  const labelId = useId();
  if (shown?.chosenBy !== 'address') return null;
  const { offer, days, amounts, slip } = shown.booking;
  const keys = bookingKeys(shown.booking);
  return (
    <nav
      className="carry flex items-center whitespace-nowrap rounded-sm bg-ticket text-on-ticket max-sm:flex-1 max-sm:justify-between"
      aria-labelledby={labelId}
      data-md="skip"
      data-noprint
    >
      <p id={labelId} className="ps-3.5 pe-2 text-[length:var(--t2)] font-semibold text-nowrap max-sm:ps-2.5">
        <span className="type-stamp me-2 max-sm:me-0 max-sm:tracking-normal">
          <Yours example={slip.example}>{slip.stub}</Yours>
        </span>
        <b className="max-sm:sr-only">
          <Booked text="{price}" />
        </b>
        <span className="sr-only">
          , <Booked text={slip.sum} />
        </span>
      </p>
      <div className="flex">
        {offer.map((name, day) => (
          <Choice key={name} chosen={{ 'data-m': day + 1 }} label={days.find((each) => each.name === name)?.short}>
            <Variants by="amount" className="contents">
              {amounts.map(({ count }, amount) => (
                <a
                  key={count}
                  href={`#${keys[day]?.[amount]}`}
                  aria-label={`${days.find((each) => each.name === name)?.short}, ${name}`}
                >
                  {days.find((each) => each.name === name)?.short}
                </a>
              ))}
            </Variants>
          </Choice>
        ))}
      </div>
      <div className="ms-1.5 flex border-s-2 border-dashed ps-1.5">
        {amounts.map(({ name, count }, amount) => (
          <Choice key={name} chosen={{ 'data-n': amount + 1 }} label={count}>
            <Variants by="day" className="contents">
              {offer.map((day, index) => (
                <a key={day} href={`#${keys[index]?.[amount]}`} aria-label={`${slip.amounts}: ${count}`}>
                  {count}
                </a>
              ))}
            </Variants>
          </Choice>
        ))}
      </div>
    </nav>
  );
}

interface ChoiceProps {
  /** When it is chosen. */
  chosen: { 'data-m': number } | { 'data-n': number };
  label: string | undefined;
  /** Its links. */
  children: ReactNode;
}

/** A choice; what is chosen is in ink, over its link. */
function Choice({ chosen, label, children }: ChoiceProps) {
  return (
    <span className="relative grid min-w-9 sm:min-w-11">
      {children}
      <b {...chosen} aria-hidden="true">
        {label}
      </b>
    </span>
  );
}
