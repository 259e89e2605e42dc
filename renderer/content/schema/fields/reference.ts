import { z } from 'zod';
import { breaks } from '../../rules/field-rules';

/** What a reference may point at; the link step resolves each kind. */
export const referenceKinds = ['address', 'claim', 'author', 'category', 'hub', 'media'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** The id of another entry: a claim of claims.yaml, an author of authors.yaml, and so on. */
export function reference(kind: ReferenceKind, sentence: string) {
  return z
    .string()
    .refine((value) => value.trim() !== '', { params: breaks('text-is-not-blank') })
    .describe(sentence)
    .meta({ refersTo: kind, pattern: '\\S' });
}
