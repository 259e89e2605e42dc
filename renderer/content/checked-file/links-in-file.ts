import { diagnosticAt, type Finding, type Problem } from '../diagnostics/diagnostic';
import { diagnosticAtField } from '../parse/locations';
import type { ParsedFile } from '../parse/parse';
import type { Reference } from '../parse/references';

/** An address that a file names. */
export interface NamedAddress {
  href: string;
  /** The address of the page that names it; undefined in a list. */
  from: string | undefined;
  isInBody: boolean;
  /** What a picture shows, in words; undefined for a link. */
  alt?: string;
  /** Whether a picture is marked as a decoration. */
  isDecoration?: boolean;
  /** A diagnostic at the address; a replacement replaces the address. */
  at: (problem: Problem) => Finding;
}

/** Every link and picture of a file, in its fields and its body. */
export function linksOf(
  file: ParsedFile,
  references: readonly Reference[],
  address: string | undefined,
): readonly NamedAddress[] {
  const inFields = references
    .filter(({ kind }) => kind === 'address')
    .map(({ path, value }) => ({
      href: value,
      from: address,
      isInBody: false,
      at: (problem: Problem) => diagnosticAtField(file, path, 'value', problem),
    }));
  const inBody = file.links.map(({ url, alt, isDecoration = false, range, isExact }) => ({
    href: url,
    from: address,
    isInBody: true,
    alt,
    isDecoration,
    at: ({ replacement, ...problem }: Problem) =>
      diagnosticAt(file, range, isExact ? { ...problem, replacement } : problem),
  }));
  return [...inFields, ...inBody];
}
