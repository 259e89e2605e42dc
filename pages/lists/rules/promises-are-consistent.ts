import { defineRule, escapePattern, memoize } from 'sitewright';
import { VALUE } from '../../../components/model/lists/claim-formats';
import { type Claims, claims } from '../../../components/model/lists/claims';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];

const NUMBER = `(?<number>\\d+(?:(?:-|–| to )\\d+)?|${NUMBERS.join('|')})`;
const UNIT = '(?<unit>(?:business )?(?:minute|hour|day|week|month))s?';
const DURATION = `(?:(?:within|in|under|less than|about) )?${NUMBER} ${UNIT}`.replaceAll(' ', '\\s+');

export default defineRule({
  category: 'State figures',
  description: 'No text promises another time than the claim for the same promise.',
  rationale:
    'Two times for one promise are one too many: readers hold us to the better one. A claim lists in phrases how texts say its promise, and no text says so with another time.',
  takesNotes: true,
  reads: { claims },
  file: (file, read) => {
    if (file.address === undefined) return [];
    return promisesOf(read.claims).flatMap(({ id, value, words, pattern }) =>
      file.texts({ pattern: words }).flatMap((block) =>
        block.find(pattern, ({ 0: found, index, groups }) => {
          if (durationOf(groups?.time ?? '') === durationOf(value)) return undefined;
          if (block.isQuoted(index, index + found.length)) return undefined;
          return {
            message: `"${found}" contradicts the claim "${id}" (${value}).`,
            found,
            suggestion: `Write [[${id}]] for the time, or say it in other words if another promise is meant.`,
          };
        }),
      ),
    );
  },
});

/** For each phrase of a claim, its longer half, which rules out most texts, and a pattern for the phrase with any time. */
const promisesOf = memoize((claims: Claims) =>
  Object.entries(claims).flatMap(([id, { value, phrases = [] }]) =>
    phrases.map((phrase) => {
      const [before = '', after = ''] = phrase.split(VALUE).map((part) => escapePattern(part).replaceAll(' ', '\\s+'));
      const source = `(?<![\\p{L}\\p{N}])${before}(?<time>${DURATION})${after}(?![\\p{L}\\p{N}])`;
      const words = new RegExp(before.length > after.length ? before : after, 'iu');
      return { id, value, words, pattern: new RegExp(source, 'giu') };
    }),
  ),
);

/** A time in normalized spelling: 2 to 4 weeks is 2-4 weeks. */
function durationOf(text: string): string {
  const { number = '', unit = '' } = new RegExp(DURATION, 'iu').exec(text)?.groups ?? {};
  const digits = NUMBERS.indexOf(number.toLowerCase()) + 1;
  const written = digits > 0 ? String(digits) : number.replace(/\s*(?:-|–|to)\s*/, '-');
  return `${written} ${unit.toLowerCase().replaceAll(/\s+/g, ' ')}`;
}
