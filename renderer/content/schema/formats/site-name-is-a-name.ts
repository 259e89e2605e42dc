import type { FieldRule } from '../../diagnostics/rule';
import { tokensOf } from '../tokens';

/** Whether a text can be the name of the agency. */
export function isSiteName(text: string): boolean {
  return tokensOf(text).length === 0 && (text.match(/[\p{L}\p{N}]/gu) ?? []).length > 1;
}

export const siteNameIsAName: FieldRule = {
  category: 'Fill in the fields',
  description: 'The name of the agency has at least two letters or digits, and no token.',
  rationale:
    'It is filled in wherever a text says [[site.name]], and looked for wherever somebody typed it. A single letter is in every word, and a token would be filled in with itself.',
  problem: (found) => ({
    message:
      tokensOf(found).length > 0
        ? `The name replaces tokens, so it can't contain one itself, but found "${found}".`
        : `The name must have at least two letters or digits, but found "${found}".`,
    suggestion: 'Write the name out, such as:   name: Acme Digital',
  }),
};
