import { FIRST_DAY, useBooking, Variants } from './booked';

/** The remaining and the booked amounts, for the days on offer or for all days; phones only show the days on offer. */
export function Calendar({ days }: { days: 'offered' | 'all' }) {
  const { booking } = useBooking();
  const shown = booking.days.filter(({ name }) => days === 'all' || booking.offer.includes(name));
  return (
    <table className={days === 'all' ? 'calendar calendar-week' : 'calendar'}>
      <thead>
        <tr>
          <td />
          {shown.map(({ name, short }) => (
            <th key={name} scope="col" className={booking.offer.includes(name) ? undefined : 'day-more'}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {booking.times.map((time, at) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            {shown.map((day) => (
              <Cell key={day.name} day={day} at={at} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The amount left on a day at a time. On a day on offer, the visitor books the first time. */
function Cell({ day, at }: { day: { name: string; left: string[] }; at: number }) {
  const { booking, chosenBy } = useBooking();
  const index = booking.offer.indexOf(day.name);
  const left = `${day.left[at]} ${booking.left}`;
  if (index < 0) return <td className="day-more">{left}</td>;
  if (at > 0 || (!chosenBy && index !== FIRST_DAY)) return <td>{left}</td>;
  const booked = (
    <span>
      <b>
        <Variants by="amount">{booking.amounts.map(({ count }) => count)}</Variants>
      </b>{' '}
      {booking.booked}
    </span>
  );
  if (!chosenBy) return <td className="day-booked">{booked}</td>;
  return (
    <td>
      <span data-picks={`m${index + 1}`}>{left}</span>
      <span className="day-booked" data-m={index + 1}>
        {booked}
      </span>
    </td>
  );
}
