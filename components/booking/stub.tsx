import { Booked, useBooking } from './booked';

/**
 * The stub of the slip, which follows the visitor through the services on wide screens. Its labels belong to the radios on the slip
 * and are a shortcut for pointers; keyboards and screen readers use its link to the slip.
 */
export function Stub() {
  const { slip } = useBooking().booking;
  return (
    <div className="stub-lane" data-md="skip" data-noprint>
      <div className="stub">
        <a href="#slip">
          <YourBooking />
          <span className="sr-only">, {slip.change}</span>
        </a>
        <Choices />
      </div>
    </div>
  );
}

/** The stub at the foot of a drawing, for screens without room for a stub that follows the visitor; pointers only. */
export function StubOfDrawing() {
  return (
    <div className="stub stub-of-drawing" aria-hidden="true" data-md="skip" data-noprint>
      <p>
        <YourBooking />
      </p>
      <Choices />
    </div>
  );
}

function YourBooking() {
  const { slip } = useBooking().booking;
  return (
    <>
      <span>{slip.stub}</span>{' '}
      <b>
        <Booked text="{price}" />
      </b>
    </>
  );
}

function Choices() {
  const { offer, days, amounts } = useBooking().booking;
  return (
    <>
      <span className="stub-days" aria-hidden="true">
        {offer.map((name, index) => (
          <label key={name} htmlFor={`day-${index + 1}`}>
            {days.find((day) => day.name === name)?.short}
          </label>
        ))}
      </span>
      <span className="stub-amounts" aria-hidden="true">
        {amounts.map(({ count }, index) => (
          <label key={count} htmlFor={`amount-${index + 1}`}>
            {count}
          </label>
        ))}
      </span>
    </>
  );
}
