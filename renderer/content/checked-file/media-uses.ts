import type { Finding, Problem } from '../diagnostics/diagnostic';
import { diagnosticAtField } from '../parse/locations';
import type { ParsedFile } from '../parse/parse';
import type { Reference } from '../parse/references';
import type { SiteDefinition } from '../schema/define-site';
import { percentDecode } from '../text/percent-decode';
import type { NamedAddress } from './links-in-file';

export const MEDIA = '/media/';

/** The address of a picture once it is in content/media; an example if its present address does not end with a name. */
export function mediaAddressOf(address: string): string {
  const [name] = /[\w-]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.exec(address) ?? ['counter.webp'];
  return MEDIA + name;
}

/** A picture or a file of content/media that content names. */
export interface NamedMedia {
  /** Path inside content/media. */
  name: string;
  /** The alternative text of a picture; empty if another field has it, undefined for a linked file. */
  alt?: string | undefined;
  /** What a field takes it for; undefined for a link, and for a picture of a body. */
  as?: 'captions' | 'media' | 'picture' | 'video' | undefined;
  /** How another name is typed at its place. */
  typed: (name: string) => string;
  /** A diagnostic at the name; a replacement replaces the name. */
  at: (problem: Problem) => Finding;
}

/** What fields call a file of content/media. */
const FIELDS = ['captions', 'media', 'picture', 'video'] as const;

/** Every picture and file that a content file names. */
export function mediaOf(
  file: ParsedFile,
  references: readonly Reference[],
  links: readonly NamedAddress[],
): readonly NamedMedia[] {
  const inFields = references
    .flatMap(({ kind, ...reference }) => {
      const as = FIELDS.find((each) => each === kind);
      return as ? { as, ...reference } : [];
    })
    .map(({ as, path, value }) => ({
      name: value,
      as,
      alt: as === 'picture' ? '' : undefined,
      typed: (name: string) => name,
      at: (problem: Problem) => diagnosticAtField(file, path, 'value', problem),
    }));
  const linked = links
    .filter(({ href }) => href.startsWith(MEDIA))
    .map(({ href, alt, at }) => {
      // The name may be followed by an anchor, such as #page=2, or by a query.
      const [, name = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href.slice(MEDIA.length)) ?? [];
      const typed = (other: string) => MEDIA + other.split('/').map(encodeURIComponent).join('/') + tail;
      return {
        name: percentDecode(name),
        alt,
        typed,
        at: ({ replacement, ...problem }: Problem) =>
          at({ ...problem, replacement: replacement && typed(replacement) }),
      };
    });
  return [...inFields, ...linked];
}

/** The files that the build writes into media, by their names inside it. */
export function writtenMedia({ outputs }: Pick<SiteDefinition, 'outputs'>): string[] {
  return outputs.flatMap(({ addresses }) => addresses.flatMap((address) => /^\/media\/(.+)/.exec(address)?.[1] ?? []));
}
