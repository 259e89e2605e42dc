/** The offset at which the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  return text.slice(0, offset).lastIndexOf('\n') + 1;
}

/** The offset of the line feed that ends the line of an offset, or of the end of the text. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}
