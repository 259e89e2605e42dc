import type { Folder } from '../../platform/folder';
import type { History } from '../../platform/last-changes';

/** What the check reads of a site: its content, and what is known of the files around it. */
export interface ContentFolder extends Folder {
  /** The paths of the files that a build copies to the site as they are, besides media. */
  copiedFiles(): string[];
  /** Undefined if it is not known. */
  history(): Promise<History | undefined>;
}

/** A path inside a content folder as diagnostics print it: with the name of the folder before it. */
export function labelIn({ name }: Pick<Folder, 'name'>, path: string): string {
  return `${name}/${path}`;
}
