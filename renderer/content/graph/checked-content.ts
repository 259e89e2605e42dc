import { groupBy } from '../../platform/group-by';
import type { CheckedFile, Definition } from '../checked-file/checked-file';
import type { ContentFolder } from '../files/content-folder';
import { latestDay } from '../schema/build-date';
import type { Entry, PublicationState, WholeContent } from '../schema/content';
import type { Kind } from '../schema/define-kind';
import type { DataOf, List } from '../schema/define-list';
import type { Site } from '../schema/site';
import { fillTokens } from '../schema/tokens';
import type { VideoFacts } from '../schema/video-facts';
import { didYouMeanAddress, unambiguousMatch } from '../text/did-you-mean';

/** A page without errors, and its file. */
interface CheckedPage<Data> {
  file: CheckedFile<Data>;
  address: string;
  state: PublicationState;
  /** Its fields, with tokens filled in. */
  data: Data;
}

/** What content consists of once it is linked. */
interface Linked {
  site: Site;
  /** The content folder. */
  folder: ContentFolder;
  /** The pages and lists without errors, drafts included. */
  content: WholeContent;
  /** Addresses whose file has errors or a duplicate: the pages exist, but their content is unknown. */
  brokenAddresses: ReadonlySet<string>;
}

/** A page whose file has a wrong name has no correct address until it is renamed. */
const PROPER = /^\/[a-z0-9/-]*$/;

/** The linked content as rules see it: the data files are valid, pages may have errors. */
export class CheckedContent implements Linked {
  readonly site: Site;
  readonly folder: ContentFolder;
  readonly content: WholeContent;
  readonly brokenAddresses: ReadonlySet<string>;
  readonly #files: readonly CheckedFile[];
  readonly #byName: ReadonlyMap<string | undefined, readonly CheckedFile[]>;
  readonly #byAddress: ReadonlyMap<string | undefined, CheckedFile>;
  #properAddresses: readonly string[] | undefined;

  /** @param files all files, with and without errors */
  constructor({ site, folder, content, brokenAddresses }: Linked, files: readonly CheckedFile[]) {
    this.site = site;
    this.folder = folder;
    this.content = content;
    this.brokenAddresses = brokenAddresses;
    this.#files = files;
    this.#byName = groupBy(files, ({ kind, list }) => kind?.name ?? list);
    // If two files have the same address, only the first is a page.
    this.#byAddress = new Map(files.toReversed().map((file) => [file.address, file]));
  }

  /** The day that the site is of, year-month-day in UTC. */
  get today(): string {
    return this.content.today;
  }

  /** The latest day that someone may call today, anywhere on earth. */
  get latestDay(): string {
    return latestDay(this.today);
  }

  /** Every page without errors by its address, with tokens filled in. */
  get entries(): ReadonlyMap<string, Entry> {
    return this.content.entries;
  }

  /** Every address of a page. */
  get addresses(): readonly string[] {
    return [...this.entries.keys(), ...this.brokenAddresses];
  }

  /** The addresses that a fix may write. */
  get properAddresses(): readonly string[] {
    this.#properAddresses ??= [...this.entries.keys()].filter((address) => PROPER.test(address));
    return this.#properAddresses;
  }

  /** What to write instead of an address that no page has. */
  nearestAddress(address: string): { suggestion: string; replacement: string | undefined } {
    const known = this.properAddresses;
    return { suggestion: didYouMeanAddress(address, known), replacement: unambiguousMatch(address, known) };
  }

  /** The page at an address, if it has no errors. */
  page(address: string): Entry | undefined {
    return this.entries.get(address);
  }

  /** The pages above a page, from the top and without the home page. */
  above(entry: Entry): readonly Entry[] {
    return this.content.above(entry);
  }

  /** The pages of a kind that have no errors, each with its file. */
  pages<Of extends Kind>(kind: Of): CheckedPage<DataOf<Of>>[] {
    return this.files(kind).flatMap((file) => {
      const page = file.address === undefined ? undefined : this.page(file.address);
      if (!page || page.file !== file.path) return [];
      // The schema of the kind has checked these fields.
      return [{ file, address: page.address, state: page.state, data: page.data as DataOf<Of> }];
    });
  }

  /** All files, or the files of one kind. */
  files<Of extends Definition>(of: Of): readonly CheckedFile<DataOf<Of>>[];
  files(): readonly CheckedFile[];
  files(of?: Definition): readonly CheckedFile[] {
    return of ? (this.#byName.get(of.name) ?? []) : this.#files;
  }

  /** The file whose page has an address. */
  fileAt(address: string | undefined): CheckedFile | undefined {
    return this.#byAddress.get(address);
  }

  /** A data file: rules on the whole content run only if all of them are valid. */
  fileOf<Of extends List>(list: Of): CheckedFile<DataOf<Of>> {
    const [file] = this.files(list);
    if (!file) throw new Error(`There is no data file ${list.file}`);
    return file;
  }

  /** What a data file says. */
  list<Of extends List>(list: Of): DataOf<Of> {
    return this.fileOf(list).data as DataOf<Of>;
  }

  /** The ids of the items of a list that any file names. */
  named(list: List): ReadonlySet<string> {
    return new Set(this.#files.flatMap((file) => file.named(list)));
  }

  /** What is known of a video of content/media. */
  video(name: string): VideoFacts | undefined {
    return this.content.video(name);
  }

  /** A text as visitors read it, with its tokens filled in. */
  filled(text: string): string {
    return fillTokens(text, this.content.token);
  }
}
