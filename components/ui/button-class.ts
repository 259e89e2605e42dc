/** The classes of a button, or of a link that looks like a button. */
export function buttonClass(look: 'solid' | 'line' = 'solid'): string {
  return look === 'solid' ? 'btn' : 'btn btn-line';
}
