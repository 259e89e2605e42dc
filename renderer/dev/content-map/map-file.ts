import type { Diagnostic } from '../../content/diagnostics/diagnostic';
import type { AnyEntry } from '../../content/schema/content';
import type { Theme } from '../../content/schema/fields/theme';
import type { PublicationState } from '../../content/schema/publication';

/** The kind of a content file; a misplaced one is in no known folder and not a data file. */
export type FileKind = AnyEntry['kind'] | 'list' | 'misplaced';

/** The state of a page on the public site; unknown while errors prevent linking. */
export type FileState = PublicationState | 'closed' | 'unknown';

/** An error or a warning of the check. */
export interface Finding extends Pick<Diagnostic, 'severity' | 'code' | 'line' | 'column'> {
  /** What is wrong and how to fix it, line by line. */
  text: string[];
}

/** A content file, as the map of the content shows it. Other files are named by their paths. */
export interface MapFile {
  /** Path inside the content folder, with forward slashes. */
  path: string;
  kind: FileKind;
  /** Undefined if it is not a page. */
  address: string | undefined;
  title: string;
  /** The short name, for the picture. */
  name: string;
  /** Undefined if it is not a page. */
  state: FileState | undefined;
  theme: Theme;
  /** The day of the last commit, year-month-day; undefined if git knows none. */
  committed: string | undefined;
  /** Whether the file differs from what is committed, or is not committed at all. False if git can't tell. */
  isUncommitted: boolean;
  findings: Finding[];
  /** The files that link to this one, and those that it links to. Automatic lists count as links. */
  incoming: string[];
  outgoing: string[];
  /** The ids of the claims that it names. */
  claims: string[];
  /** The address of the page above it, as breadcrumbs have it; the home page is above nothing. */
  parent: string | undefined;
}

export const kindNames: Record<FileKind, string> = {
  page: 'Page',
  hub: 'Column',
  solution: 'Solution',
  article: 'Article',
  release: 'Press release',
  opening: 'Opening',
  legal: 'Legal text',
  list: 'List',
  misplaced: 'Misplaced',
};

export const stateNames: Record<FileState, string> = {
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
  closed: 'Closed',
  unknown: 'Not known',
};
