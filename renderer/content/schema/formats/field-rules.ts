import type { FieldRule } from '../../diagnostics/rule';
import { addressIsOfAWholePage } from './address-is-of-a-whole-page';
import { addressIsWellFormed } from './address-is-well-formed';
import { anchorIsWellFormed } from './anchor-is-well-formed';
import { claimsHaveNoTokens } from './claims-have-no-tokens';
import { dateExists } from './date-exists';
import { dateIsWrittenIso } from './date-is-written-iso';
import { emailIsWellFormed } from './email-is-well-formed';
import { numberIsWhole } from './number-is-whole';
import { oldAddressIsWellFormed } from './old-address-is-well-formed';
import { siteNameIsAName } from './site-name-is-a-name';
import { telephoneIsInternational } from './telephone-is-international';
import { textIsNotBlank } from './text-is-not-blank';
import { yearHasFourDigits } from './year-has-four-digits';

/** The rules on the form of one field, by name. */
export const fieldRules = {
  'text-is-not-blank': textIsNotBlank,
  'address-is-well-formed': addressIsWellFormed,
  'address-is-of-a-whole-page': addressIsOfAWholePage,
  'old-address-is-well-formed': oldAddressIsWellFormed,
  'anchor-is-well-formed': anchorIsWellFormed,
  'date-is-written-iso': dateIsWrittenIso,
  'date-exists': dateExists,
  'email-is-well-formed': emailIsWellFormed,
  'telephone-is-international': telephoneIsInternational,
  'number-is-whole': numberIsWhole,
  'year-has-four-digits': yearHasFourDigits,
  'site-name-is-a-name': siteNameIsAName,
  'claims-have-no-tokens': claimsHaveNoTokens,
} as const satisfies Record<string, FieldRule>;

type FieldRuleName = keyof typeof fieldRules;

export function isFieldRule(name: unknown): name is FieldRuleName {
  return typeof name === 'string' && Object.hasOwn(fieldRules, name);
}

/** The parameters of a zod refinement that checks one of these rules. */
export function breaks(rule: FieldRuleName): { rule: FieldRuleName } {
  return { rule };
}
