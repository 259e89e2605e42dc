import * as z from 'zod';
import { meantEmail } from '../../text/email-address';
import { canBeDialed, wrongNumber } from '../../text/phone-number';
import { defineFormat } from '../define-format';

export const email = defineFormat({
  name: 'email-is-well-formed',
  pattern: z.regexes.email,
  message: 'An email address has a name, an @ and a domain.',
  rationale: 'Mail to a malformed address is lost without anyone noticing.',
  example: 'hello@example.com',
  problem(found) {
    const meant = meantEmail(found);
    return {
      message: `This must be one email address, but found "${found}".`,
      suggestion:
        meant === undefined
          ? 'Write a name, an @, and a domain with a dot, as in   hello@example.com'
          : `Write it like this:   ${meant}`,
    };
  },
});

/** An international phone number: +, country code, as many digits as there; spaces, brackets and hyphens are allowed. */
export const telephone = defineFormat({
  name: 'phone-number-is-international',
  // A zero in brackets is not dialed after the country code.
  pattern: /^(?!.*\(0\))\+[\d ()-]+$/,
  test: canBeDialed,
  message:
    'A phone number begins with + and the country code, has as many digits as the numbers there, and no zero in parentheses.',
  rationale:
    'Phones dial the number from wherever the visitor is. Without the country code, visitors abroad reach someone else.',
  example: '+1 555 010 0142',
  problem(found) {
    const { message, meant, advice } = wrongNumber(found);
    const form = meant && `Write it like this:   ${meant.formatInternational()}`;
    return { message, suggestion: [form, advice].filter(Boolean).join('   ') };
  },
});
