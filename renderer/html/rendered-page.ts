import type { StoredBodies } from '../content/parse/body-store';
import type { Content } from '../content/schema/content';
import type { Settings } from '../settings';
import type { Dependency } from './dependency-tracking';

/** What the making of pages needs, in whichever thread it happens. */
export interface RenderOptions {
  content: Content;
  bodies: StoredBodies;
  settings: Settings;
  /** The folder of the bundled code. */
  bundle: string;
  /** The folder where the files of the pages are put. */
  client: string;
  withSocialImages: boolean;
}

/** A page and what was learnt while it was made. */
export interface PageRecord {
  address: string;
  /** A hash of its document. */
  hash: string;
  /** The parts of the content that it depends on. */
  dependencies: Dependency[];
  /** Its files inside client/: the document first. */
  files: string[];
  /** What it links to and loads, without the places in itself. */
  links: string[];
  /** What can be linked to in it. */
  anchors: string[];
}

/** A page as it comes from its maker. */
export interface RenderedPage extends PageRecord {
  /** The states of its parts, in their order. */
  fingerprints: string[];
  /** A hash of each of its files. */
  fileHashes: string[];
}

/** The address of the page for unknown addresses, which no content file makes. */
export const NOT_FOUND = '/404';
