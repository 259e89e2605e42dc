import type { Diagnostic, Problem } from '../diagnostics/diagnostic';
import { once } from '../once';
import type { ValidFile } from '../steps/link';
import { atField } from '../steps/places';
import { eachLink } from './each-link';

export const MEDIA = '/media/';

/** A picture or a file of content/media that content names. */
interface NamedMedia {
  /** Path inside content/media. */
  name: string;
  /** What a picture shows, in words; undefined for a file that is linked. */
  alt?: string | undefined;
  /** A diagnostic at the name; a replacement stands for the name. */
  at: (problem: Problem) => Diagnostic;
}

/** Every picture and file that all content files name, in their fields and their bodies. */
export const mediaOfAll = once((files: readonly ValidFile[]) => files.flatMap(eachMedia));

const eachMedia = once((valid: ValidFile): readonly NamedMedia[] => {
  const { file, references } = valid;
  const inFields = references
    .filter(({ kind }) => kind === 'media')
    .map(({ path, value }) => ({ name: value, at: (problem: Problem) => atField(file, path, 'value', problem) }));
  const linked = eachLink(valid)
    .filter(({ href }) => href.startsWith(MEDIA))
    .map(({ href, alt, at }) => ({
      name: decoded(href.slice(MEDIA.length)),
      alt,
      at: ({ replacement, ...problem }: Problem) =>
        at({ ...problem, replacement: replacement && MEDIA + encodeURI(replacement) }),
    }));
  return [...inFields, ...linked];
});

/** An address with %20 for a space, and the like; as it is where it is malformed. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
