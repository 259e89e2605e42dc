import type { FieldRule } from '../../diagnostics/rule-description';
import { wrongNumber } from '../../text/phone-number';
import { FIRST_YEAR, LIKELY_YEAR } from '../dates';
import { canonicalLanguage, languageNamed } from '../language';
import { tokensOf } from '../tokens';
import { addressIsWellFormed } from './address-is-well-formed';
import { dateIsWrittenIso } from './date-is-written-iso';
import { oldAddressIsWellFormed, redirectsLeadToThisSite } from './redirect-addresses';

/** Stands for the figure in a phrase of a claim. */
export const VALUE = '{value}';

/** The rules on the form of one field, by name. */
export const fieldRules = {
  'text-is-not-blank': {
    category: 'Fill in the fields',
    description: 'A text has at least one visible character.',
    rationale: 'An empty text leaves a gap on the page: a button without words, a heading without a headline.',
    problem: () => ({
      message: 'This text is empty.',
      suggestion: 'Write the text, or delete the line if the field may be left out.',
    }),
  },
  'address-is-well-formed': addressIsWellFormed,
  'page-references-have-no-anchor': {
    category: 'Set links',
    description: 'Where a field refers to a page, such as an item of a column, its address has no anchor.',
    rationale:
      'The site takes the name, the color and the summary from that page. A place on a page does not have these.',
    problem: (found) => ({
      message: `This field refers to a whole page, but found "${found}" with an anchor.`,
      suggestion: `Write it like this:   ${found.split('#')[0]}`,
    }),
  },
  'language-is-a-code': {
    category: 'Fill in the fields',
    description: 'A language is a code such as de, ar or pt-BR.',
    rationale:
      'Programs that read a page aloud, translate it, or break its lines know languages by these codes (BCP 47), and by no others.',
    fix: 'Writes the code of a language that is written out, such as German.',
    problem: (found) => {
      const code = languageNamed(found) ?? languageNamed(found.split(/[-_ ]/)[0] ?? '');
      const spelled = spelledAsCode(found);
      return {
        message: `A language is written as a code, but found "${found}".`,
        suggestion: `Write it like this:   lang: ${spelled ?? code ?? 'de'}${(spelled ?? code) ? '' : '   The codes are listed at https://www.w3.org/International/questions/qa-choosing-language-tags'}`,
        replacement: spelled ?? languageNamed(found),
      };
    },
  },
  'old-address-is-well-formed': oldAddressIsWellFormed,
  'redirects-lead-to-this-site': redirectsLeadToThisSite,
  'anchor-is-well-formed': {
    category: 'Set links',
    description: 'An anchor has lowercase letters, digits and hyphens, and no #.',
    rationale: 'The anchor becomes the end of an address, /page#anchor, which people share and type.',
    fix: 'Changes capitals to lowercase, and removes the #.',
    problem: (found) => ({
      message: `An anchor can only have lowercase letters, digits and hyphens, and no #, but found "${found}".`,
      suggestion: `Write it like this:   ${anchorIn(found) ?? 'features-section'}`,
      replacement: anchorIn(found),
    }),
  },
  'date-is-written-iso': dateIsWrittenIso,
  'date-exists': {
    category: 'Fill in the fields',
    description: `A date exists in the calendar and is in ${FIRST_YEAR} or later.`,
    rationale: 'February 30 and the year 1926 are typos, and only you know which day was meant.',
    problem: (found) =>
      LIKELY_YEAR.test(found)
        ? { message: `There is no day ${found} in the calendar.`, suggestion: 'Correct the month or the day.' }
        : {
            message: `In ${found.slice(0, 4)} there were no websites, so this year is probably a typo.`,
            suggestion: 'Correct the year.',
          },
  },
  'email-is-well-formed': {
    category: 'Fill in the fields',
    description: 'An email address has a name, an @ and a domain.',
    rationale: 'Mail to a malformed address is lost without anyone noticing.',
    problem: (found) => ({
      message: `This must be one email address, but found "${found}".`,
      suggestion: 'Write it like this:   hello@example.com',
    }),
  },
  'number-is-whole': {
    category: 'Fill in the fields',
    description: 'A number of minutes or a place in a list is a whole number from 1 to 99, in digits.',
    rationale: 'The page adds the unit, calculates with the number, or sorts by it, so it must contain only digits.',
    fix: 'Removes the unit: 6 minutes becomes 6.',
    problem: (found) => {
      const number = /^([1-9]\d?)\s*min(?:utes?|\.)?$/i.exec(found)?.[1];
      return {
        message: `This must be a whole number from 1 to 99, but found "${found}".`,
        suggestion: `Write it like this:   ${number ?? nearestMinutes(found)}`,
        replacement: number,
      };
    },
  },
  'agency-name-is-valid': {
    category: 'Fill in the fields',
    description: 'The name of the agency has at least two letters or digits, one of them a letter, and no token.',
    rationale:
      'It replaces [[site.name]] in every text, and the check looks for places where it was typed by hand. A single letter is in almost every word, a number in many texts, and a token would be replaced with itself.',
    problem: (found) => ({
      message:
        tokensOf(found).length > 0
          ? `The name is written out in full, so it can't have double brackets, but found "${found}".`
          : `The name must have at least two letters or digits, one of them a letter, but found "${found}".`,
      suggestion: 'Write the name out, such as:   name: Acme Digital',
    }),
  },
  'phone-number-is-international': {
    category: 'Fill in the fields',
    description:
      'A phone number begins with + and the country code, has as many digits as the numbers there, and no zero in parentheses.',
    rationale:
      'Phones dial the number from wherever the visitor is. Without the country code, visitors abroad reach someone else.',
    problem: (found) => {
      const { message, meant, advice } = wrongNumber(found);
      const form = meant && `Write it like this:   ${meant.formatInternational()}`;
      return { message, suggestion: [form, advice].filter(Boolean).join('   ') };
    },
  },
  'year-has-four-digits': {
    category: 'Fill in the fields',
    description: 'A year has four digits.',
    rationale: 'The copyright line shows the year as it is written here.',
    problem: (found) => ({
      message: `The year must have four digits, but found "${found}".`,
      suggestion: 'Write it like this:   2024',
    }),
  },
  'figures-have-american-separators': {
    category: 'State figures',
    description: 'In the value of a claim, commas separate thousands, and a period the decimals: 10,000 and 4.9.',
    rationale: 'American readers take 10.000 for ten, and 4,9 for a typo.',
    fix: 'Changes periods between thousands to commas, and a comma before decimals to a period.',
    problem: (found) => ({
      message: `American readers would misread this number: ${found}`,
      suggestion: `Write it like this:   ${withAmericanSeparators(found)}`,
      replacement: withAmericanSeparators(found),
    }),
  },
  'claims-have-no-tokens': {
    category: 'State figures',
    description: 'A claim is written out in full: its value, its label and its source contain no tokens.',
    rationale:
      'Tokens are replaced with claims. A token inside a claim would not be filled in, and visitors would see the brackets.',
    problem: (found) => ({
      message: `A claim is written out in full, so it can't have double brackets, but found "${found}".`,
      suggestion: 'Write it out, without double brackets.',
    }),
  },
  'phrases-have-words-around-the-figure': {
    category: 'State figures',
    description: 'A phrase of a claim has {value} once, in place of the figure, and words beside it.',
    rationale:
      'The check looks for these words with another time. Without {value} it would never find any, and without words, every other time on the site would contradict the claim.',
    problem: (found) => {
      const figures = found.split(VALUE).length - 1;
      if (figures === 0)
        return {
          message: `This phrase does not say where the figure is: "${found}".`,
          suggestion: `Write {value} in place of the figure, such as:   we reply {value}`,
        };
      return figures === 1
        ? {
            message: `This phrase has no words beside the figure: "${found}".`,
            suggestion: `Add the words that promise it, such as:   we reply {value}`,
          }
        : {
            message: `This phrase has the figure ${figures} times: "${found}".`,
            suggestion: `Write {value} once, and each wording as a phrase of its own:   we reply {value}`,
          };
    },
  },
} as const satisfies Record<string, FieldRule>;

type FieldRuleName = keyof typeof fieldRules;

export function isFieldRule(name: unknown): name is FieldRuleName {
  return typeof name === 'string' && Object.hasOwn(fieldRules, name);
}

/** The parameters of a zod refinement that checks one of these rules. */
export function breaks(rule: FieldRuleName): { rule: FieldRuleName } {
  return { rule };
}

/** 10.000 and 1.500.000, but no 1.125, which may have three decimals. */
const PERIODS_BETWEEN_THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}(?:(?:\.\d{3}){2,}|\.000)(?![\d.,]\d|\d)/g;

/** 4,9 and 12,75, but not 10,000 or 1,2,3. */
const COMMA_BEFORE_DECIMALS = /(?<![\d.,])\d+,\d{1,2}(?!,?\d)/g;

/** A figure with the separators of American English; unchanged if there is nothing to separate. */
export function withAmericanSeparators(value: string): string {
  return value
    .replace(PERIODS_BETWEEN_THOUSANDS, (number) => number.replaceAll('.', ','))
    .replace(COMMA_BEFORE_DECIMALS, (number) => number.replace(',', '.'));
}

/** The whole number of minutes that is nearest to what was written. */
function nearestMinutes(found: string): number {
  const number = Number.parseFloat(found.replace(',', '.'));
  return Number.isNaN(number) ? 6 : Math.min(Math.max(Math.round(number), 1), 99);
}

/** The code of a language that has the wrong case or an underscore, as in pt_br. */
function spelledAsCode(found: string): string | undefined {
  const [language = '', ...rest] = found.trim().split(/[-_]/);
  const parts = rest.map((part) =>
    part.length === 4 ? part.charAt(0).toUpperCase() + part.slice(1).toLowerCase() : part.toUpperCase(),
  );
  return canonicalLanguage([language.toLowerCase(), ...parts].join('-'));
}

/** An anchor without its # and in lowercase. */
function anchorIn(found: string): string | undefined {
  const anchor = found.toLowerCase().replace(/^#/, '');
  return /^[a-z][a-z0-9-]*$/.test(anchor) ? anchor : undefined;
}

/** Whether a text can be the name of the agency. */
export function isSiteName(text: string): boolean {
  return tokensOf(text).length === 0 && /\p{L}/u.test(text) && (text.match(/[\p{L}\p{N}]/gu) ?? []).length > 1;
}

/** Whether a text can be a phrase of a claim: the figure once, and a word. */
export function isPhrase(text: string): boolean {
  return text.split(VALUE).length === 2 && /\p{L}/u.test(text.replace(VALUE, ''));
}
