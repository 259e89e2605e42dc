import { defineRule, didYouMean } from 'sitewright';
import { offeredDays } from '../../../components/model/fields/booking-tokens';
import { bookingsIn } from '../find-bookings';

export default defineRule({
  category: 'Fill in the fields',
  description: 'A day that a booking offers is one of its days, with a day before it and a day after it.',
  rationale:
    'The drawings name the day before, for a reminder, and the day after, to which the agent moves the booking. Without them, a sentence has a hole.',
  content: (content) =>
    bookingsIn(content).flatMap(({ file, path, booking }) =>
      offeredDays(booking).flatMap(({ name, day, before, next }, index) => {
        const at = (message: string, suggestion: string) =>
          file.at([...path, 'offer', index], { message, found: name, suggestion });
        const names = booking.days.map((each) => each.name);
        if (!day) return at(`${name} is none of the days of the booking.`, didYouMean(name, names));
        if (!before) return at(`${name} has no day before it.`, 'Add the day before it to the days, or offer another.');
        return next ? [] : at(`${name} has no day after it.`, 'Add the day after it to the days, or offer another.');
      }),
    ),
});
