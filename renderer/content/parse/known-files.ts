import type { Diagnostic } from '../diagnostics/diagnostic';
import type { StoredBody } from './body-store';
import type { ParsedFile } from './parse';
import type { SourceFile } from './read';
import type { Reference } from './references';

/** What the pipeline needs of a valid file, so that it is not parsed again until it changes. */
export interface CachedFile extends Pick<ParsedFile, 'data' | 'headings' | 'links' | 'bodyPlace'> {
  references: readonly Reference[];
  /** What the rules on one file have found in it, with the name of the lists that they read. */
  lintResults?: { lists: string; found: Diagnostic[] };
  /** Its compiled body, which only builds need. */
  body?: StoredBody;
}

/** The results of earlier checks, so that no file is parsed again until it changes. */
export interface KnownFiles {
  get(source: SourceFile): CachedFile | undefined;
  set(source: SourceFile, known: CachedFile): void;
  /** A name for a text that results depend on: short, if results are saved. */
  nameOf(text: string): string;
}
