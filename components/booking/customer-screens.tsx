import type { ReactNode } from 'react';
import type { BookedScreen } from '../model/fields/booking';
import { bubbleClass } from '../ui/bubble-class';
import { initialOf } from '../ui/initial';
import { Booked, useBooking } from './booked';
import { Calendar } from './calendar';
import { BookedBoats } from './kayaks';

/** The customer's view of the booking on each screen. */
export const customerScreens: Record<BookedScreen, () => ReactNode> = {
  chat: Chat,
  app: Trip,
  site: Site,
  agent: Agent,
};

function Chat() {
  const { booking } = useBooking();
  return (
    <div className="device device-phone">
      <p className="device-bar">
        <span className="device-face">{initialOf(booking.business)}</span>
        {booking.business}
      </p>
      <div className="device-chat">
        {booking.chat.messages.map(({ from, text }) => (
          <p key={text} className={bubbleClass(from)}>
            <Booked text={text} />
          </p>
        ))}
      </div>
    </div>
  );
}

function Trip() {
  const { kayaks, app } = useBooking().booking;
  return (
    <div className="device device-phone">
      <p className="device-bar">{app.title}</p>
      <div className="device-page">
        <p className="device-heading">
          <Booked text={app.heading} />
        </p>
        {kayaks && <River />}
        {app.rows.map((row) => (
          <Row key={row.label} {...row} />
        ))}
        <p className="device-act">
          <Booked text={app.action} />
        </p>
      </div>
    </div>
  );
}

function River() {
  return (
    <div className="trip-river">
      <svg viewBox="0 0 240 72" width="240" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 14q30-12 60 0t60 0 60 0 60 0M0 30q30-12 60 0t60 0 60 0 60 0M0 46q30-12 60 0t60 0 60 0 60 0M0 62q30-12 60 0t60 0 60 0 60 0" />
      </svg>
      <BookedBoats />
    </div>
  );
}

function Site() {
  const { site } = useBooking().booking;
  return (
    <div className="device device-window">
      <p className="device-bar">
        <span>
          <Booked text={site.address} />
        </span>
      </p>
      <div className="device-page">
        <p className="device-heading">
          <Booked text={site.heading} />
        </p>
        <Calendar days="offered" />
        <p className="device-act">
          <Booked text={site.action} />
        </p>
      </div>
    </div>
  );
}

function Agent() {
  const { agent } = useBooking().booking;
  return (
    <div className="device device-window">
      <p className="device-bar">{agent.title}</p>
      <div className="device-page">
        <p className={bubbleClass('customer')}>
          <Booked text={agent.question} />
        </p>
        <div className="device-log agent-steps">
          {agent.steps.map((step) => (
            <Row key={step.label} {...step} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** A line of a screen: a label and its value. */
export function Row({ label, value }: { label: string; value: string }) {
  return (
    <p className="device-row">
      <span>
        <Booked text={label} />
      </span>
      <span>
        <Booked text={value} />
      </span>
    </p>
  );
}
