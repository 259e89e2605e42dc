import * as z from 'zod';
import { canBeDialed } from '../../text/phone-number';
import { breaks } from '../formats/field-rules';
import { matching } from './matching';

/** A zero in brackets is not dialed after the country code. */
const TELEPHONE = /^(?!.*\(0\))\+[\d ()-]+$/;

export function email(sentence: string) {
  return matching(z.regexes.email, 'email-is-well-formed', sentence);
}

/** An international phone number: +, country code, as many digits as there; spaces, brackets and hyphens are allowed. */
export function telephone(sentence: string) {
  return z
    .string()
    .refine((value) => TELEPHONE.test(value) && canBeDialed(value), {
      params: breaks('phone-number-is-international'),
    })
    .describe(sentence)
    .meta({ pattern: TELEPHONE.source });
}
