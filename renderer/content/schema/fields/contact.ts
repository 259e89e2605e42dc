import { z } from 'zod';

export function email(sentence: string) {
  return z
    .string()
    .refine((value) => z.email().safeParse(value).success, { params: { rule: 'email-is-well-formed' } })
    .describe(sentence);
}

/** An international telephone number: +, country code, digits; spaces, brackets and hyphens are allowed. */
export function telephone(sentence: string) {
  return z
    .string()
    .refine((value) => /^\+[\d ()-]+$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, '')), {
      params: { rule: 'telephone-is-international' },
    })
    .describe(sentence);
}
