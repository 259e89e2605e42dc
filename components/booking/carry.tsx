import { useContext, useId } from 'react';
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
      className="carry flex flex-wrap items-center rounded-sm bg-ticket text-on-ticket max-sm:flex-1"
      aria-labelledby={labelId}
      data-md="skip"
      data-noprint
    >
      <p id={labelId} className="carry-name flex items-baseline gap-2 type-small ps-2 font-semibold">
        <span className="type-stamp">
          <Yours example={slip.example}>{slip.stub}</Yours>
        </span>
        <b className="max-sm:sr-only">
          <Booked text="{price}" />
        </b>
        <span className="sr-only">
          , <Booked text={slip.sum} />
        </span>
      </p>
      <div className="flex flex-wrap">
        <div className="flex">
          {offer.map((name, day) => {
            const label = days.find((each) => each.name === name)?.short;
            return (
              <Variants key={name} by="amount" className="contents">
                {amounts.map(({ count }, amount) => (
                  <a
                    key={count}
                    href={`#${keys[day]?.[amount]}`}
                    data-picks={`m${day + 1}`}
                    aria-label={`${label}, ${name}`}
                  >
                    {label}
                  </a>
                ))}
              </Variants>
            );
          })}
        </div>
        <div className="ms-1 flex border-s-2 border-dashed ps-1">
          {amounts.map(({ name, count }, amount) => (
            <Variants key={name} by="day" className="contents">
              {offer.map((day, index) => (
                <a
                  key={day}
                  href={`#${keys[index]?.[amount]}`}
                  data-picks={`n${amount + 1}`}
                  aria-label={`${slip.amounts}: ${count}`}
                >
                  {count}
                </a>
              ))}
            </Variants>
          ))}
        </div>
      </div>
    </nav>
  );
}
