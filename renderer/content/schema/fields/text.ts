import { z } from 'zod';

/** A string with at least one visible character. `sentence` tells the editor what to write. */
export function text(sentence: string) {
  return z
    .string()
    .refine((value) => value.trim() !== '', { params: { rule: 'text-is-not-blank' } })
    .describe(sentence);
}
