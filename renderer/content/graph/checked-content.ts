import type { Entry, PublicationState } from '../schema/content';
import type { Kind } from '../schema/define-kind';
import type { DataOf, List } from '../schema/define-list';
import type { Site } from '../schema/open-site';
import { fillTokens } from '../schema/tokens';
import { CheckedFile, type Definition } from './checked-file';
import type { ContentGraph } from './content-graph';
import { filesOf } from './find-files';
import { namedIn } from './token-uses';

/** A page without errors. */
export interface CheckedPage<Data = unknown> {
  /** The name of its kind. */
  kind: string;
  /** The path of its file inside content/. */
  path: string;
  address: string;
  state: PublicationState;
  /** Its fields, with tokens filled in. */
  data: Data;
}

/** The linked content as rules see it: the data files are valid, pages may have errors. */
export class CheckedContent {
  /** The content with all results of the pipeline, for the rules of the engine. */
  readonly linked: ContentGraph;
  /** The content folder. */
  readonly root: string;
  readonly site: Site;

  constructor(linked: ContentGraph, root: string, site: Site) {
    this.linked = linked;
    this.root = root;
    this.site = site;
  }

  /** The day that the site is of, year-month-day in UTC. */
  get today(): string {
    return this.linked.content.today;
  }

  /** Addresses whose file has errors: the pages exist, but their content is unknown. */
  get brokenAddresses(): ReadonlySet<string> {
    return this.linked.brokenAddresses;
  }

  /** Every address of a page. */
  get addresses(): readonly string[] {
    return [...this.linked.content.entries.keys(), ...this.brokenAddresses];
  }

  /** The page at an address, if it has no errors. */
  page(address: string): CheckedPage | undefined {
    const entry = this.linked.content.entries.get(address);
    return entry && pageOf(entry);
  }

  /** The pages of a kind that have no errors, each with its file. */
  pages<Of extends Kind>(kind: Of): (CheckedPage<DataOf<Of>> & { file: CheckedFile<DataOf<Of>> })[] {
    return this.files(kind).flatMap((file) => {
      const page = file.address === undefined ? undefined : this.page(file.address);
      // If two files have the same address, only the first is a page.
      if (!page || page.path !== file.valid.file.path) return [];
      // The schema of the kind has checked these fields.
      return [{ ...page, data: page.data as DataOf<Of>, file }];
    });
  }

  /** All files, or the files of one kind. */
  files<Of extends Definition = Definition>(of?: Of): CheckedFile<DataOf<Of>>[] {
    const files = of ? filesOf(this.linked.files, of) : this.linked.files;
    return files.map((valid) => new CheckedFile(valid, this.linked.content.data.tokens));
  }

  fileOf<Of extends List>(list: Of): CheckedFile<DataOf<Of>> {
    const [file] = this.files(list);
    if (!file) throw new Error(`There is no data file ${list.name}`);
    return file;
  }

  /** What a data file says. */
  list<Of extends List>(list: Of): DataOf<Of> {
    // Rules on the whole content run only if all data files are valid.
    return this.fileOf(list).valid.data as DataOf<Of>;
  }

  /** The ids of the items of a list that any file names. */
  named({ item }: List): ReadonlySet<string> {
    return new Set(this.linked.files.flatMap((valid) => namedIn(valid, item)));
  }

  /** A text as visitors read it, with its tokens filled in. */
  filled(text: string): string {
    return fillTokens(text, this.linked.content.token);
  }
}

function pageOf({ kind, file, address, state, data }: Entry): CheckedPage {
  return { kind, path: file, address, state, data };
}
