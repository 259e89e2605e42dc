import type { Diagnostic } from './diagnostic';

/**
 * What a site says in its language instead of the English words of the check, by the name of the rule. A function gets the whole
 * diagnostic, with what was found and the fix. What it leaves out stays English: the suggestion, or with undefined the whole.
 */
export type Messages = Readonly<Record<string, (diagnostic: Diagnostic) => Translation | undefined>>;

type Translation = Pick<Diagnostic, 'message' | 'suggestion'>;

/** A diagnostic in the words of the site, at the same place and with the same fix. */
export function translated(diagnostic: Diagnostic, messages: Messages): Diagnostic {
  const translation = messages[diagnostic.code]?.(diagnostic);
  return { ...diagnostic, ...translation };
}
