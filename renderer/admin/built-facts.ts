import type { CheckedMedia } from '../content/files/media/check-media';
import { ADMIN } from '../outputs/hosts/file-headers';

/** The address of what the last build knows for the editor. */
export const FACTS = `${ADMIN}/content.json`;

/** A file whose text the editor knows, by its path. */
export const TEXT = /\.(?:mdx?|ya?ml)$/;

/** What the last build knows, and a browser can't find out: of pictures, of files that are no texts, of what it bundled. */
export interface BuiltFacts {
  /** Which repository the content is in, as owner/name; its published branch, and the address of its API. */
  repository: string;
  branch: string;
  host: string;
  /** The name of the content folder. */
  folder: string;
  /** Those of the build, by their paths in it: the repository needs to send only what has changed since. */
  texts: Readonly<Record<string, string>>;
  /** The bytes of each file of the content folder that is no text, by its path in it. */
  sizes: Readonly<Record<string, number>>;
  /** The files that are copied to the site as they are. */
  copied: string[];
  media: Omit<CheckedMedia, 'sources'> & { sources: [string, string][] };
  /** What the framework adds to the head of each page, without scripts. */
  head: string;
  /** The addresses of the stylesheets of components, by their paths. */
  stylesheets: Readonly<Record<string, string>>;
  /** The settings that pages show, by their names. */
  settings: Readonly<Record<string, string>>;
}

/** The address of a part of the dictionary. */
export function dictionaryAddress(part: 'aff' | 'dic'): string {
  return `${ADMIN}/dictionary.${part}`;
}
