import type { Diagnostic, Problem } from '../diagnostics/diagnostic';
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

/** What each file names, as long as somebody holds it: many rules ask. */
const known = new WeakMap<ValidFile, readonly NamedMedia[]>();

/** Every picture and file that a content file names, in its fields and its body. */
export function eachMedia(valid: ValidFile): readonly NamedMedia[] {
  const media = known.get(valid) ?? mediaOf(valid);
  known.set(valid, media);
  return media;
}

function mediaOf(valid: ValidFile): NamedMedia[] {
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
}

/** An address with %20 for a space, and the like; as it is where it is malformed. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
