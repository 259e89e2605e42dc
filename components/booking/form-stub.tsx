import { useContext } from 'react';
import { Booked, BookingContext } from './booked';
import { Yours } from './yours';

/** The stub over a form: what the visitor booked on the way to it. @param offersExample whether it offers the slip to others */
export function FormStub({ offersExample }: { offersExample: boolean }) {
  const shown = useContext(BookingContext);
  if (shown?.chosenBy !== 'address') return null;
  const { slip } = shown.booking;
  const example = (
    <a href="/#slip" className="form-stub group">
      <span className="type-stamp">{slip.example}</span>
      <span className="text-[length:var(--t5)] leading-tight font-bold group-hover:underline">{slip.text}</span>
    </a>
  );
  return (
    <div data-md="skip" data-noprint>
      <Yours className="contents" example={offersExample && example}>
        <span className="form-stub">
          <span className="type-stamp flex justify-between gap-4">
            <span>
              <Booked text={slip.sum} />
            </span>
            <Booked text="{price}" />
          </span>
          <span className="text-[length:var(--t5)] leading-tight font-bold text-balance">
            <Booked text={slip.contact} />
          </span>
        </span>
      </Yours>
    </div>
  );
}
