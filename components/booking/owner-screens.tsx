import type { ReactNode } from 'react';
import type { BookedScreen, Booking } from '../model/fields/booking';
import { Booked, useBooking, Variants } from './booked';
import { Calendar } from './calendar';
import { Row } from './customer-screens';
import { BookedBoats } from './kayaks';

/** The owner's view of the booking on each screen. */
export const ownerScreens: Record<BookedScreen, () => ReactNode> = {
  chat: Inbox,
  app: CrewList,
  site: Editor,
  agent: Log,
};

function Inbox() {
  const { owner } = useBooking().booking.chat;
  return (
    <div className="device device-window">
      <p className="device-bar">{owner.title}</p>
      <table className="inbox">
        <thead>
          <tr>
            {owner.head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {owner.rows.map(({ chat, owner: who, status, open }) => (
            <tr key={chat}>
              <th scope="row">
                <Booked text={chat} />
              </th>
              <td>{who}</td>
              <td>
                <span className={open && 'device-button'}>
                  <Booked text={status} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CrewList() {
  const { kayaks, offer, days, app } = useBooking().booking;
  const shortNames = offer.map((name) => days.find((day) => day.name === name)?.short);
  return (
    <>
      {kayaks && <RiverMap stops={kayaks.stops} />}
      <div className="device device-phone">
        <p className="device-bar">
          {app.owner.title}
          <small className="text-t1 font-medium">
            <Variants by="day">{shortNames}</Variants>
          </small>
        </p>
        <div className="device-page">
          {app.owner.rows.map((row) => (
            <Row key={row.value} {...row} />
          ))}
          <p className="device-act">
            <Booked text={app.owner.action} />
          </p>
        </div>
      </div>
    </>
  );
}

/** The river behind the phone, with three places and the booked kayaks. */
function RiverMap({ stops }: NonNullable<Booking['kayaks']>) {
  return (
    <>
      <svg className="river-map" viewBox="0 0 100 100" width="100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M46.8 -4C45.8 8 50.2 12 53.2 16S71.6 34 69.2 50 57.2 66 54.8 84 58 96 60 104" />
        <path d="M48.4 -4C47.4 8 51.6 12 54.6 16S72.8 34 70.6 50 58.6 66 56.4 84 60 96 62 104" />
        <path d="M50 -4C49 8 53 12 56 16S74 34 72 50 60 66 58 84 62 96 64 104" />
        <path d="M51.6 -4C50.6 8 54.4 12 57.4 16S75.2 34 73.4 50 61.4 66 59.6 84 64 96 66 104" />
        <path d="M53.2 -4C52.2 8 55.8 12 58.8 16S76.4 34 74.8 50 62.8 66 61.2 84 66 96 68 104" />
      </svg>
      <div className="river-stops">
        {stops.map(({ label, value }) => (
          <p key={label}>
            <span>
              {label}
              <small>
                <Booked text={value} />
              </small>
            </span>
          </p>
        ))}
      </div>
      <div className="river-boats">
        <BookedBoats />
      </div>
    </>
  );
}

function Editor() {
  const { owner } = useBooking().booking.site;
  return (
    <div className="device device-window">
      <p className="device-bar">
        <span>
          <Booked text={owner.title} />
        </span>
      </p>
      <div className="editor">
        <div className="editor-form">
          {owner.fields.map(({ label, value }) => (
            <p key={label}>
              <small>{label}</small>
              <span className="editor-field">
                <Booked text={value} />
              </span>
            </p>
          ))}
          <p>
            <span className="device-button">{owner.saved}</span>
          </p>
        </div>
        <div className="device-page">
          <p className="device-heading">
            <Booked text={owner.heading} />
          </p>
          <Calendar days="all" />
        </div>
      </div>
    </div>
  );
}

function Log() {
  const { log } = useBooking().booking.agent.owner;
  return (
    <div className="paper-roll torn">
      <table>
        <tbody>
          {log.map(({ time, step, text }) => (
            <tr key={text}>
              <th scope="row">{time}</th>
              <td>
                <span>{step}</span>
              </td>
              <td>
                <Booked text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
