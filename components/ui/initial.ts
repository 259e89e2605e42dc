/** The first character of a name as readers see it, which may be several code units. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment ?? '';
}
