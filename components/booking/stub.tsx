import { Booked, useBooking } from './booked';
import { Yours } from './yours';

/**
 * The stub of the slip, which follows the visitor through the services: under the bar, or on wide screens in it. Its labels belong to the radios on the slip
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

function YourBooking() {
  const { slip } = useBooking().booking;
  return (
    <>
      <span>
        <Yours example={slip.example}>{slip.stub}</Yours>
      </span>{' '}
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
          <label key={name} htmlFor={`day-${index + 1}`} data-picks={`m${index + 1}`}>
            {days.find((day) => day.name === name)?.short}
          </label>
        ))}
      </span>
      <span className="stub-amounts" aria-hidden="true">
        {amounts.map(({ count }, index) => (
          <label key={count} htmlFor={`amount-${index + 1}`} data-picks={`n${index + 1}`}>
            {count}
          </label>
        ))}
      </span>
    </>
  );
}
