/**
 * A text of words.yaml, with values in place of its placeholders, such as {number}.
 * @param values by the names of the placeholders; one without a value stays
 */
export function fillPlaceholders(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}
