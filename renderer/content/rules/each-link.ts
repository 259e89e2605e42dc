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

/** Every link and picture of a file, in its fields and its body. */
export function eachLink({ file, references }: ValidFile): NamedAddress[] {
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
