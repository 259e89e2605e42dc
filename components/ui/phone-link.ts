/** The address that calls a phone number. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
