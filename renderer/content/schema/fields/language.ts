import * as z from 'zod';
import { breaks } from '../formats/field-rules';
import { isLanguage } from '../language';

/** The code of a language. */
export function language(sentence: string) {
  return z
    .string()
    .refine(isLanguage, { params: breaks('language-is-a-code') })
    .describe(sentence);
}
