import type { Phrase } from './fields/text';

/** The names of placeholders: from for {from}. */
type Slot<Placeholder extends string> = Placeholder extends `{${infer Name}}` ? Name : never;

/**
 * A phrase with values in place of its placeholders.
 * @param values by the names of the placeholders
 */
export function fillPlaceholders<Placeholder extends `{${string}}`>(
  phrase: Phrase<Placeholder>,
  values: Readonly<Record<Slot<Placeholder>, string>>,
): string {
  const known: Readonly<Record<string, string | undefined>> = values;
  // In development, a text may have others: the check reports them.
  return phrase.replace(/\{(\w+)\}/g, (placeholder, name) => known[name] ?? placeholder);
}
