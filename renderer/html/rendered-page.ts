import type { StoredBodies } from '../content/parse/body-store';
import type { WholeContent } from '../content/schema/content';
import type { Settings } from '../content/settings';
import type { DependencyText } from './dependency-tracking';
import type { MediaOnPage } from './media-in-html';
import type { UnshownText } from './unshown-texts';

/** The options for rendering pages, in any thread. */
export interface RenderOptions {
  /** The module of the site. */
  module: string;
  content: WholeContent;
  bodies: StoredBodies;
  settings: Settings;
  /** The folder of the bundled code. */
  bundle: string;
  /** The output folder of the pages. */
  client: string;
  withSocialImages: boolean;
}

/** A rendered page, with its dependencies and links. */
export interface PageRecord extends MediaOnPage {
  address: string;
  /** A hash of its document. */
  hash: string;
  /** The parts of the content that it depends on. */
  dependencies: DependencyText[];
  /** Its files inside client/: the document first. */
  files: string[];
  /** The stylesheets that are joined for it, see page-stylesheet.ts. */
  stylesheets: string[];
  /** What it links to and loads, without links to itself. */
  links: string[];
  /** Its anchors. */
  anchors: string[];
  /** The texts of its entry that it does not have. */
  unshown: UnshownText[];
}

/** A page as rendered. */
export interface RenderedPage extends PageRecord {
  /** The fingerprints of its dependencies, in their order. */
  fingerprints: string[];
  /** A hash of each of its files. */
  fileHashes: string[];
}

/** A page whose files are written. */
export type WrittenPage = Pick<RenderedPage, 'address' | 'files'>;

/** Files that are added to a page after it was rendered, such as its social images. */
export type AddedFiles = WrittenPage & Pick<RenderedPage, 'dependencies' | 'fingerprints' | 'fileHashes'>;

/** The address of the 404 page, which has no content file. */
export const NOT_FOUND = '/404';
