import { memoize } from '../../platform/memoize';
import { diagnosticAt, type Finding, type Problem } from '../diagnostics/diagnostic';
import { diagnosticAtField } from '../parse/locations';
import type { ValidFile } from '../parse/parse-and-validate';

/** An address that a file names. */
export interface NamedAddress {
  href: string;
  /** The address of the page that names it; undefined in a list. */
  from: string | undefined;
  /** What a picture shows, in words; undefined for a link. */
  alt?: string;
  /** Whether a picture is marked as a decoration. */
  isDecoration?: boolean;
  /** A diagnostic at the address; a replacement replaces the address. */
  at: (problem: Problem) => Finding;
}

/** Every link and picture of a file, in its fields and its body. */
export const linksIn = memoize(({ file, references, address }: ValidFile): readonly NamedAddress[] => {
  const inFields = references
    .filter(({ kind }) => kind === 'address')
    .map(({ path, value }) => ({
      href: value,
      from: address,
      at: (problem: Problem) => diagnosticAtField(file, path, 'value', problem),
    }));
  const inBody = file.links.map(({ url, alt, isDecoration = false, range, isExact }) => ({
    href: url,
    from: address,
    alt,
    isDecoration,
    at: ({ replacement, ...problem }: Problem) =>
      diagnosticAt(file, range, isExact ? { ...problem, replacement } : problem),
  }));
  return [...inFields, ...inBody];
});

/** Every link and picture of all files. */
export const allLinks = memoize((files: readonly ValidFile[]) => files.flatMap(linksIn));
