import * as z from 'zod';
import { breaks } from '../formats/field-rules';

/** A text that matches a pattern. `sentence` tells the editor what to write; the rule says what is wrong with another text. */
export function matching(pattern: RegExp, rule: Parameters<typeof breaks>[0], sentence: string) {
  return z
    .string()
    .refine((value) => pattern.test(value), { params: breaks(rule) })
    .describe(sentence)
    .meta({ pattern: pattern.source });
}
