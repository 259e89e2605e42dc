import * as z from 'zod';
import { breaks } from '../formats/field-rules';

/** A zero in brackets is not dialed after the country code. */
const TELEPHONE = /^(?!.*\(0\))\+[\d ()-]+$/;

export function email(sentence: string) {
  return z
    .string()
    .refine((value) => z.regexes.email.test(value), { params: breaks('email-is-well-formed') })
    .describe(sentence)
    .meta({ pattern: z.regexes.email.source });
}

/** An international phone number: +, country code, digits; spaces, brackets and hyphens are allowed. */
export function telephone(sentence: string) {
  return z
    .string()
    .refine((value) => TELEPHONE.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, '')), {
      params: breaks('phone-number-is-international'),
    })
    .describe(sentence)
    .meta({ pattern: TELEPHONE.source });
}
