/** The tel: address of a phone number. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
