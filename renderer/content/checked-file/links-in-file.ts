import { valueAt } from '../../platform/records';
import { diagnosticAt, type Finding, type Problem } from '../diagnostics/diagnostic';
import { diagnosticAtField } from '../parse/locations';
import type { ParsedFile } from '../parse/parse';
import type { Reference } from '../parse/references';
import type { Path } from '../schema/walk-fields';

/** An address that a file names. */
export interface NamedAddress {
  href: string;
  /** The address of the page that names it; undefined in a list. */
  from: string | undefined;
  isInBody: boolean;
  /** The words of a link, with tokens as they are written: in a field, its label or name. Undefined where there are none beside it. */
  words?: string | undefined;
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
      words: labelBeside(path, file.data),
      at: (problem: Problem) => diagnosticAtField(file, path, 'value', problem),
    }));
  const inBody = file.links.map(({ url, words, alt, isDecoration = false, range, isExact }) => ({
    href: url,
    from: address,
    isInBody: true,
    words,
    alt,
    isDecoration,
    at: ({ replacement, ...problem }: Problem) =>
      diagnosticAt(file, range, isExact ? { ...problem, replacement } : problem),
  }));
  return [...inFields, ...inBody];
}

function labelBeside(path: Path, data: unknown): string | undefined {
  const beside = ['label', 'name'].map((field) => valueAt(data, [...path.slice(0, -1), field]));
  return beside.find((label) => typeof label === 'string');
}
