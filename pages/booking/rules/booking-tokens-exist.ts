import { type CheckedContent, type CheckedFile, defineRule, didYouMean, type Finding, isSection } from 'sitewright';
import { bookingTokens, partsOfBookingText } from '../../../components/model/fields/booking-tokens';
import { hero } from '../../../components/sections/hero/schema';
import { page } from '../../page/schema';
import { bookingsIn } from '../find-bookings';

/** The parts of a booking that may have tokens; the remaining fields are the values of tokens. */
const WITH_TOKENS = new Set(['kayaks', 'slip', 'chat', 'app', 'site', 'agent']);

/** The fields with tokens in the scenes that show the booking on other pages. */
const FIELDS_OF_SCENES: Record<string, ReadonlySet<string>> = {
  demo: new Set(['text']),
  trial: new Set(['request', 'question', 'answer', 'value']),
  phones: new Set(['heading', 'value']),
};

export default defineRule({
  category: 'Fill in the fields',
  description:
    'The texts of a booking, and the drawings that show it, have only tokens that it fills in, such as {day}.',
  rationale:
    'The drawings follow what the visitor picks because a token stands for it. One with another name is left as it is, and visitors see the braces.',
  content: (content) => {
    const bookings = bookingsIn(content);
    const known = bookings.flatMap(({ booking }) => [...bookingTokens(booking).keys()]);
    return [
      ...bookings.flatMap(({ file, path, booking }) => {
        const own = [...bookingTokens(booking).keys()];
        return unknownTokensOf(file, path, (field) => (WITH_TOKENS.has(String(field[0])) ? own : []));
      }),
      ...scenesIn(content).flatMap(({ file, path, withTokens }) =>
        unknownTokensOf(file, path, (field) => (withTokens.has(String(field.at(-1))) ? known : [])),
      ),
    ];
  },
});

type Path = readonly (string | number)[];

/** The scenes with texts of the booking. */
function scenesIn(content: CheckedContent) {
  return content.pages(page).flatMap(({ file, data }) =>
    data.sections.flatMap((section, at) => {
      if (!isSection(section, hero) || section.look === 'ticket') return [];
      const withTokens = FIELDS_OF_SCENES[section.scene?.type ?? ''];
      return withTokens ? [{ file, path: ['sections', at, 'scene'], withTokens }] : [];
    }),
  );
}

/**
 * The tokens that are not filled in below a path.
 * @param namesAt the tokens of a field, whose path begins there
 */
function unknownTokensOf(file: CheckedFile, path: Path, namesAt: (field: Path) => string[]): Finding[] {
  const fields = file.fields.filter((field) => path.every((part, index) => field.path[index] === part));
  return fields.flatMap(({ path: own, value }): Finding[] => {
    if (typeof value !== 'string') return [];
    const names = namesAt(own.slice(path.length));
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
}
