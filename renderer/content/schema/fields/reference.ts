import { text } from './text';

/** What a reference may point at; the link step resolves each kind. */
export const referenceKinds = ['address', 'claim', 'author', 'category', 'hub', 'media'] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** The id of another entry: a claim of claims.yaml, an author of authors.yaml, and so on. */
export function reference(kind: ReferenceKind, sentence: string) {
  return text(sentence).meta({ refersTo: kind });
}
