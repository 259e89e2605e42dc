import { defineFormat, didYouMean } from 'sitewright';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let known: ReadonlySet<string> | undefined;

/** The countries and territories as English names them, by CLDR, which also knows shorter names: US, UK. Looked up when first asked for. */
function countries(): ReadonlySet<string> {
  known ??= new Set(
    (['long', 'short'] as const).flatMap((style) => {
      const names = new Intl.DisplayNames('en', { type: 'region', style, fallback: 'none' });
      return LETTERS.flatMap((one) => LETTERS.flatMap((other) => names.of(one + other) ?? []));
    }),
  );
  return known;
}

/** A country, by its English name. Search engines read it in the data of a job. */
export const country = defineFormat({
  name: 'country-has-its-english-name',
  test: (value) => countries().has(value),
  message: 'A country has its English name, such as Canada.',
  rationale: 'Search engines show a job to people of its countries, which they know by their English names.',
  example: 'Canada',
  problem: (found) => ({
    suggestion: didYouMean(found, [...countries()], 'Write the English name of the country, such as   Canada'),
  }),
});
