import { useBooking, Variants } from './booked';

/** A kayak from above. */
function Boat() {
  return (
    <svg className="boat" viewBox="0 0 64 20" width="64" aria-hidden="true">
      <path d="M2 10C14 1 50 1 62 10 50 19 14 19 2 10Z" />
      <path d="M24 10c2-4 14-4 16 0-2 4-14 4-16 0Z" />
    </svg>
  );
}

/** Kayaks from above. */
export function Boats({ count }: { count: number }) {
  return (
    <span className="boats">
      {numbersTo(count).map((number) => (
        <Boat key={number} />
      ))}
    </span>
  );
}

/** One kayak for each booked kayak. */
export function BookedBoats() {
  const { booking } = useBooking();
  return (
    <Variants by="amount">
      {booking.amounts.map(({ count }) => (
        <Boats key={count} count={Number.parseInt(count, 10)} />
      ))}
    </Variants>
  );
}

/** One paddler in a kayak for each booked kayak. */
export function BookedPaddlers() {
  const { booking } = useBooking();
  return (
    <div className="paddlers" aria-hidden="true">
      <Variants by="amount">
        {booking.amounts.map(({ count }) => (
          <span key={count}>
            {numbersTo(Number.parseInt(count, 10)).map((number) => (
              <Paddler key={number} />
            ))}
          </span>
        ))}
      </Variants>
    </div>
  );
}

function Paddler() {
  return (
    <svg className="paddler" viewBox="0 0 150 66" width="150" aria-hidden="true">
      <path d="M62 48c-1-14 2-23 10-23s12 9 13 23Z" />
      <path className="vest" d="M62 40c0-9 3-15 10-15s11 6 12 15Z" />
      <circle cx="73" cy="15" r="8" />
      <path className="hull" d="M2 43c30 6 116 6 146 0-14 14-40 18-73 18S16 57 2 43Z" />
      <path className="oar" d="M34 26l80 20" />
      <path d="M37 27c-9 5-21 1-25-6 8-4 20-2 25 6ZM111 45c9-5 21-1 25 6-8 4-20 2-25-6Z" />
    </svg>
  );
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
