import { defineFormat, text, tokensOf } from 'sitewright';

/** Stands for the figure in a phrase of a claim. */
export const VALUE = '{value}';

/** A text that replaces tokens elsewhere, so it contains none itself. */
export const writtenOut = defineFormat(
  {
    name: 'claims-have-no-tokens',
    category: 'State figures',
    test: (value) => tokensOf(value).length === 0,
    message: 'A claim is written out in full: its value, its label and its source contain no tokens.',
    rationale:
      'Tokens are replaced with claims. A token inside a claim would not be filled in, and visitors would see the brackets.',
    example: 'projects delivered',
    problem: (found) => ({
      message: `A claim is written out in full, so it can't have double brackets, but found "${found}".`,
      suggestion: 'Write it out, without double brackets.',
    }),
  },
  text,
);

/** The value of a claim. */
export const figure = defineFormat(
  {
    name: 'figures-have-american-separators',
    category: 'State figures',
    test: (value) => value === withAmericanSeparators(value),
    message: 'In the value of a claim, commas separate thousands, and a period the decimals: 10,000 and 4.9.',
    rationale: 'American readers take 10.000 for ten, and 4,9 for a typo.',
    fix: 'Changes periods between thousands to commas, and a comma before decimals to a period.',
    example: '10,000',
    problem: (found) => ({
      message: `American readers would misread this number: ${found}`,
      replacement: withAmericanSeparators(found),
    }),
  },
  writtenOut,
);

/** How a text says a claim: the figure once, and a word. */
export const claimPhrase = defineFormat(
  {
    name: 'phrases-have-words-around-the-figure',
    category: 'State figures',
    test: (value) => value.split(VALUE).length === 2 && /\p{L}/u.test(value.replace(VALUE, '')),
    message: `A phrase of a claim has ${VALUE} once, in place of the figure, and words beside it.`,
    rationale: `The check looks for these words with another time. Without ${VALUE} it would never find any, and without words, every other time on the site would contradict the claim.`,
    example: `we reply ${VALUE}`,
    problem: problemOfPhrase,
  },
  writtenOut,
);

function problemOfPhrase(found: string) {
  const figures = found.split(VALUE).length - 1;
  if (figures === 0)
    return {
      message: `This phrase does not say where the figure is: "${found}".`,
      suggestion: `Write ${VALUE} in place of the figure, such as:   we reply ${VALUE}`,
    };
  return figures === 1
    ? {
        message: `This phrase has no words beside the figure: "${found}".`,
        suggestion: `Add the words that promise it, such as:   we reply ${VALUE}`,
      }
    : {
        message: `This phrase has the figure ${figures} times: "${found}".`,
        suggestion: `Write ${VALUE} once, and each wording as a phrase of its own:   we reply ${VALUE}`,
      };
}

/** 10.000 and 1.500.000, but no 1.125, which may have three decimals. */
const PERIODS_BETWEEN_THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|\.000)(?![\d.,]\d|\d)/g;

/** 4,9 and 12,75, but not 10,000 or 1,2,3. */
const COMMA_BEFORE_DECIMALS = /(?<![\d.,])\d+,\d{1,2}(?!,?\d)/g;

/** A figure with the separators of American English; unchanged if there is nothing to separate. */
function withAmericanSeparators(value: string): string {
  return value
    .replace(PERIODS_BETWEEN_THOUSANDS, (number) => number.replaceAll('.', ','))
    .replace(COMMA_BEFORE_DECIMALS, (number) => number.replace(',', '.'));
}
