import type { Diagnostic, Problem } from '../diagnostics/diagnostic';
import type { ValidFile } from '../steps/link';
import { atField, inFile } from '../steps/places';

/** An address that a file names. */
interface NamedAddress {
  href: string;
  /** What a picture shows, in words; undefined for a link. */
  alt?: string;
  /** A diagnostic at the address; a replacement stands for the address. */
  at: (problem: Problem) => Diagnostic;
}

/** The links of each file, as long as somebody holds it: many rules ask. */
const known = new WeakMap<ValidFile, readonly NamedAddress[]>();

/** Every link and picture of a file, in its fields and its body. */
export function eachLink(valid: ValidFile): readonly NamedAddress[] {
  const links = known.get(valid) ?? linksOf(valid);
  known.set(valid, links);
  return links;
}

function linksOf({ file, references }: ValidFile): NamedAddress[] {
  const inFields = references
    .filter(({ kind }) => kind === 'address')
    .map(({ path, value }) => ({ href: value, at: (problem: Problem) => atField(file, path, 'value', problem) }));
  const inBody = file.links.map(({ url, alt, range, isExact }) => ({
    href: url,
    alt,
    at: ({ replacement, ...problem }: Problem) => inFile(file, range, isExact ? { ...problem, replacement } : problem),
  }));
  return [...inFields, ...inBody];
}
