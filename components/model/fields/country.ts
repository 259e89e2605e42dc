import { defineFormat, didYouMean } from 'sitewright';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((one) => letters.map((other) => one + other));

/** The countries and territories as English names them, by CLDR, which also knows shorter names: US, UK. */
const names: readonly string[] = (['long', 'short'] as const).flatMap((style) => {
  const display = new Intl.DisplayNames('en', { type: 'region', style, fallback: 'none' });
  return codes.flatMap((code) => display.of(code) ?? []);
});
const countries = new Set(names);

/** A country, by its English name. Search engines read it in the data of a job. */
export const country = defineFormat({
  name: 'country-has-its-english-name',
  test: (value) => countries.has(value),
  message: 'A country has its English name, such as Canada.',
  rationale: 'Search engines show a job to people of its countries, which they know by their English names.',
  example: 'Canada',
  problem: (found) => ({
    suggestion: didYouMean(found, names, 'Write the English name of the country, such as   Canada'),
  }),
});
