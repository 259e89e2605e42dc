import { memoize } from '../../platform/memoize';
import type { ValidFile } from '../parse/parse-and-validate';
import { tokensOf } from '../schema/tokens';

/** What a file names as a claim, in its fields and its body. */
export const namedClaims = memoize(({ references, file }: ValidFile): readonly string[] => [
  // A part of the text, where the body would be a copy of its own in memory, of each of thousands of files.
  ...tokensOf(file.text.slice(file.bodyPlace.offset)).map(({ id }) => id),
  ...references.flatMap(({ kind, value }) => (kind === 'claim' || kind === 'token' ? value : [])),
]);
