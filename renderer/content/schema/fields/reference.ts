import type * as z from 'zod';
import { text } from './text';

/** The targets of references; the link step resolves each kind. */
const referenceKinds = ['address', 'claim', 'author', 'category', 'hub', 'media', 'picture'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** The id of another entry: a claim of claims.yaml, an author of authors.yaml, and so on. */
export function reference(kind: ReferenceKind, sentence: string) {
  return text(sentence).meta({ refersTo: kind });
}

const kindsOfFields = new WeakMap<z.ZodType, ReferenceKind | undefined>();

/** What a field refers to, according to its schema; undefined if it is not a reference. */
export function refersTo(field: z.ZodType): ReferenceKind | undefined {
  if (!kindsOfFields.has(field)) {
    kindsOfFields.set(
      field,
      referenceKinds.find((known) => known === field.meta()?.refersTo),
    );
  }
  return kindsOfFields.get(field);
}
