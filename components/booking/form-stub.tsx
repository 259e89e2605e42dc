import { type ReactNode, useContext } from 'react';
import { Booked, BookingContext } from './booked';
import { Yours } from './yours';

interface FormStubProps {
  /** What the form is for, until the visitor has booked. */
  lead?: ReactNode;
  /** When we answer. Without, the stub is there only for a visitor who has booked. */
  children?: ReactNode;
}

/** The stub over a form: what the visitor booked on the way to it, or what the form is for. */
export function FormStub({ lead, children }: FormStubProps) {
  const shown = useContext(BookingContext);
  const booked = shown?.chosenBy === 'address' && <YourBooking />;
  if (children) {
    return (
      <div className="form-stub" data-noprint>
        {booked ? (
          <Yours className="contents" example={lead}>
            {booked}
          </Yours>
        ) : (
          lead
        )}
        {children}
      </div>
    );
  }
  return (
    booked && (
      <div className="contents" data-chosen="yes" data-md="skip" data-noprint>
        <div className="form-stub">{booked}</div>
      </div>
    )
  );
}

function YourBooking() {
  const slip = useContext(BookingContext)?.booking.slip;
  return (
    slip && (
      <>
        <span className="type-stamp flex justify-between gap-4">
          <span>
            <Booked text={slip.sum} />
          </span>
          <Booked text="{price}" />
        </span>
        <span className="type-note font-bold text-balance">
          <Booked text={slip.contact} />
        </span>
      </>
    )
  );
}
