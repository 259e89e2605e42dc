import type { Diagnostic, Range } from '../diagnostics/diagnostic';
import type { Heading } from '../schema/content';
import type { StoredBody } from './body-store';
import type { Reference } from './references';

/** A link, a link definition, or a picture in a body. */
export interface BodyLink {
  url: string;
  /** What a picture shows, in words; undefined for a link. */
  alt?: string;
  /** Whether a picture is marked as a decoration. */
  isDecoration?: true;
  /** The position of the address, or of the whole link if the source spells its address differently. */
  range: Range;
  /** Whether the range covers only the address. */
  isExact: boolean;
}

/** Where a body begins in the text of its file, and how many lines come before it. */
export interface BodyPlace {
  offset: number;
  linesBefore: number;
}

/** What the pipeline needs of a valid file, so that it is not parsed again until it changes. */
export interface CachedFile {
  data: unknown;
  references: Reference[];
  headings: Heading[];
  links: BodyLink[];
  bodyPlace: BodyPlace;
  /** What the rules on one file have found in it, with a hash of the lists that they read. */
  lintResults?: { lists: string; found: Diagnostic[] };
  /** Its compiled body, which only builds need. */
  body?: StoredBody;
}
