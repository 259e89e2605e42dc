import { z } from 'zod';
import { breaks } from '../../rules/field-rules';

/** A string with at least one visible character. `sentence` tells the editor what to write. */
export function text(sentence: string) {
  return z
    .string()
    .refine((value) => value.trim() !== '', { params: breaks('text-is-not-blank') })
    .describe(sentence)
    .meta({ pattern: '\\S' });
}
