import { useId } from 'react';
import { capitalizeFirst } from '../ui/capitalize-first';
import { Booked, FIRST_AMOUNT, FIRST_DAY, useBooking } from './booked';
import { Boats } from './kayaks';

/** The paper slip on which the visitor books. The styles change all other drawings by its radios alone. */
export function Slip() {
  const { product, slip, booked } = useBooking().booking;
  return (
    <div className="slip" id="slip">
      <div className="slip-paper">
        <Water />
      </div>
      <div className="slip-body">
        <p className="slip-label">
          <span>
            <Booked text={slip.label} />
          </span>
          <span>{product}</span>
        </p>
        <h2>{slip.title}</h2>
        <p className="slip-ask" data-md="skip">
          {slip.text}
        </p>
        <div className="slip-stamp" aria-hidden="true">
          <b>
            <Booked text="{short}" />
          </b>
          <Booked text="{time}" />
        </div>
        <Days />
        <Amounts />
      </div>
      <div className="slip-stub">
        <p role="status">
          <span className="slip-booked">{capitalizeFirst(booked)}</span>{' '}
          <span className="slip-sum">
            <Booked text={slip.sum} />
          </span>{' '}
          <span className="slip-price">
            <Booked text="{price}" />
          </span>
        </p>
      </div>
    </div>
  );
}

function Days() {
  const { offer, days, slip } = useBooking().booking;
  return (
    <fieldset className="pick" data-md="skip">
      <legend>
        <Booked text={slip.days} />
      </legend>
      <div>
        {offer.map((name, index) => (
          <label key={name}>
            <input
              type="radio"
              name="day"
              id={`day-${index + 1}`}
              aria-labelledby={`day-${index + 1}-name`}
              defaultChecked={index === FIRST_DAY}
            />
            <b id={`day-${index + 1}-name`} hidden>
              {name}
            </b>
            <span>{days.find((day) => day.name === name)?.short}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Amounts() {
  const { kayaks, amounts, slip } = useBooking().booking;
  return (
    <fieldset className="pick pick-amount" data-md="skip">
      <legend>{slip.amounts}</legend>
      <div>
        {amounts.map(({ name, count }, index) => (
          <label key={name}>
            <input
              type="radio"
              name="amount"
              id={`amount-${index + 1}`}
              aria-label={name}
              defaultChecked={index === FIRST_AMOUNT}
            />
            <span>
              {name} {kayaks && <Boats count={Number.parseInt(count, 10)} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The wave pattern on the paper of the slip. */
function Water() {
  const id = useId();
  return (
    <svg className="slip-water" aria-hidden="true">
      <pattern id={id} width="48" height="11" patternUnits="userSpaceOnUse">
        <path d="M0 5.5q12-7 24 0t24 0" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
