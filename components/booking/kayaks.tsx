import { Arm, CrossedPaddle, Kayak, Sitting } from '../river/crew';
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
              <Paddler key={number} number={number} />
            ))}
          </span>
        ))}
      </Variants>
    </div>
  );
}

/** @param number of the paddler; every second paddles on the other side */
function Paddler({ number }: { number: number }) {
  return (
    <svg className="paddler" viewBox="0 0 150 66" width="150" aria-hidden="true">
      <g transform="translate(73)">
        <Sitting gaze={3} />
        <Kayak />
        <g transform={number % 2 === 0 ? 'matrix(-1 0 0 1 3 0)' : undefined}>
          <CrossedPaddle />
          <Arm d="M-7 30l-9 9-4-8" />
          <Arm d="M9 30l11 5 5 7" />
        </g>
      </g>
    </svg>
  );
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
