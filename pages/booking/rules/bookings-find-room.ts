import { defineRule } from 'sitewright';
import { offeredDays } from '../../../components/model/fields/booking-tokens';
import { bookingsIn } from '../find-bookings';

export default defineRule({
  category: 'Fill in the fields',
  description:
    'On each day that a booking offers, and on the day after, as many are left at the first time as can be booked.',
  rationale:
    'The calendar shows what is left beside what is booked. Visitors notice a business that books two where one was left.',
  content: (content) =>
    bookingsIn(content).flatMap(({ file, path, booking }) => {
      const most = Math.max(...booking.amounts.map(({ count }) => Number(count)));
      const booked = new Set(offeredDays(booking).flatMap(({ day, next }) => [day, next]));
      return booking.days.flatMap((day, index) => {
        const [left = ''] = day.left;
        if (!booked.has(day) || Number(left) >= most) return [];
        return file.at([...path, 'days', index, 'left', 0], {
          message: `Visitors can book ${most} on ${day.name} at ${booking.times[0]}, with only ${left} left.`,
          found: left,
          suggestion: `Write ${most} or more.`,
        });
      });
    }),
});
