import type { Problem } from '../../diagnostics/diagnostic';
import type { RuleDescription } from '../../diagnostics/rule';
import { closest, didYouMean, unambiguousMatch } from '../../text/did-you-mean';

export const keysAreKnown: RuleDescription = {
  category: 'Fill in the fields',
  description: 'Every field has a name that the kind of file knows.',
  rationale: 'A misspelt field would be ignored, and the page would come out without what you wrote.',
  fix: 'Corrects a name that is a letter or two off from the only one that can be meant.',
};

/**
 * @param known the names that may stand here
 * @param given the names that stand here
 */
export function unknownKey(key: string, known: readonly string[], given: readonly string[]): Problem {
  const words = { code: 'keys-are-known', message: `There is no field "${key}" here.`, found: key } as const;
  const taken = closest(
    key,
    known.filter((name) => given.includes(name)),
  );
  const open = known.filter((name) => !given.includes(name));
  const meant = closest(key, open);
  if (meant !== undefined) {
    const isRival = (name: string) => name !== key && !known.includes(name) && closest(name, open) === meant;
    const replacement = taken === undefined && !given.some(isRival) ? unambiguousMatch(key, open, 2) : undefined;
    return { ...words, suggestion: didYouMean(key, open), replacement };
  }
  if (taken !== undefined) {
    return { ...words, suggestion: `Did you mean ${taken}? It stands here already: keep one of the two.` };
  }
  if (open.length === 0) return { ...words, suggestion: 'Delete it: every field that may stand here is there.' };
  return { ...words, suggestion: `Delete it, or ${didYouMean(key, open).replace(/^W/, 'w')}` };
}
