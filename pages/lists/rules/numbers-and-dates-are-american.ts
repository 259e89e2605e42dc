import { defineRule } from 'sitewright';

const DAY = '(?<day>0?[1-9]|[12]\\d|3[01])';
const MONTH = '(?<month>0?[1-9]|1[0-2])';
const YEAR = '(?<year>(?:19|20)\\d\\d)';

/** How other countries write days, times and numbers, and how to write them here. */
const FORMATS: readonly [pattern: RegExp, rewrite: (parts: Record<string, string>, found: string) => string][] = [
  [new RegExp(`(?<![\\d.]|[Vv]ersion |[Rr]elease )${DAY}\\. ?${MONTH}\\. ?${YEAR}(?![\\d.]?\\d)`, 'g'), longDate],
  [new RegExp(`(?<![\\d/])(?<day>1[3-9]|2\\d|3[01])/${MONTH}/${YEAR}(?![\\d/])`, 'g'), longDate],
  [/(?<![\d:.])(?<hour>[01]?\d|2[0-3])(?:[:.](?<minute>[0-5]\d))? ?Uhr\b/g, clockTime],
  [/(?<![\w:.])(?<hour>[01]?\d|2[0-3])h(?<minute>[0-5]\d)\b/g, clockTime],
  // A point for thousands and a comma for cents; an amount with a comma for cents or a point for thousands.
  [/(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)(?: ?(?:€|EUR\b))?/g, swapped],
  [/(?<![\d.,])\d+,\d\d ?(?:€|EUR\b)|(?<=€ ?)\d+,\d\d(?![\d,])/g, swapped],
  [/(?<![\d.,])\d{1,3}(?:\.\d{3})+ ?(?:€|EUR\b)|(?<=€ ?)\d{1,3}(?:\.\d{3})+(?![\d.,]?\d)/g, swapped],
];

/** A quick test for any of these. */
const ANY = /\d\. ?\d{1,2}\. ?\d{4}|\d\/\d{1,2}\/\d{4}|\dh\d|Uhr|\d\.\d{3},|€|EUR/;

export default defineRule({
  category: 'State figures',
  description: 'Days, times and numbers are written as Americans write them: December 25, 2026, 2:30 p.m., 1,500.00.',
  rationale:
    'To Americans, 1.500 is one and a half, and in 25.12.2026 they look for the 25th month. A text in another language has its own formats: say so with lang.',
  takesNotes: true,
  file: (file) =>
    file.texts({ pattern: ANY, lang: 'en-US' }).flatMap((block) =>
      FORMATS.flatMap(([pattern, rewrite]) =>
        block.find(pattern, ({ 0: found, index, groups = {} }) => {
          const end = index + found.length;
          // A text that says how others write it has to write it.
          if (block.isQuoted(index, end) || /(?:written|writes?|typed?)(?: as)? $/.test(block.text.slice(0, index)))
            return undefined;
          const instead = rewrite(groups, found);
          return {
            // Everyone understands a day above twelve.
            severity: found.includes('/') ? 'warning' : 'error',
            message: `"${found}" is how other countries write it.`,
            // One dot ends both.
            suggestion: `Write it like this:   ${block.text[end] === '.' ? instead.replace(/\.$/, '') : instead}`,
          };
        }),
      ),
    ),
});

function longDate({ day, month, year }: Record<string, string>): string {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

function clockTime({ hour, minute = '00' }: Record<string, string>): string {
  const [of24, half] = [Number(hour), Number(hour) < 12 ? 'a.m.' : 'p.m.'];
  return `${of24 % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${half}`;
}

/** With the currency in front. */
function swapped(_parts: Record<string, string>, found: string): string {
  const [number = ''] = /[\d.,]+/.exec(found) ?? [];
  const american = number.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
  return (/€|EUR/.test(found) ? '€' : '') + american;
}
