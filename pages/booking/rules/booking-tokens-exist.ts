import { defineRule, didYouMean, type Finding } from 'sitewright';
import { bookingTokens, partsOfBookingText } from '../../../components/model/fields/booking-tokens';
import { bookingsIn } from '../find-bookings';

/** The parts of a booking that may have tokens; the remaining fields are the values of tokens. */
const WITH_TOKENS = new Set(['kayaks', 'slip', 'chat', 'app', 'site', 'agent']);

export default defineRule({
  category: 'Fill in the fields',
  description: 'The texts of a booking have only tokens that it fills in, such as {day}.',
  rationale:
    'The drawings follow what the visitor picks because a token stands for it. One with another name is left as it is, and visitors see the braces.',
  content: (content) =>
    bookingsIn(content).flatMap(({ file, path, booking }) => {
      const known = [...bookingTokens(booking).keys()];
      const fields = file.fields.filter((field) => path.every((part, index) => field.path[index] === part));
      return fields.flatMap(({ path: own, value }): Finding[] => {
        if (typeof value !== 'string') return [];
        const names = WITH_TOKENS.has(String(own[path.length])) ? known : [];
        return partsOfBookingText(value).flatMap((part) => {
          if (typeof part === 'string' || names.includes(part.token.toLowerCase())) return [];
          const found = `{${part.token}}`;
          const { start, end } = part;
          return file.atPart(
            { path: own, text: value, start, end },
            {
              message: `${found} is not filled in here, so visitors would see it.`,
              found,
              suggestion:
                names.length > 0
                  ? didYouMean(
                      found,
                      names.map((name) => `{${name}}`),
                    )
                  : 'Write it without braces.',
            },
          );
        });
      });
    }),
});
