/** The kind of a folder entry. `other` is a pipe, a socket, or a device: opening it can block forever. */
export type EntryKind = 'file' | 'folder' | 'link' | 'other';

export interface FolderEntry {
  /** Path inside the folder, with forward slashes. */
  path: string;
  kind: EntryKind;
}

/** A folder on a disk, in memory, or in a repository elsewhere. Paths are inside it, with forward slashes. */
export interface Folder {
  /** Its own name. */
  readonly name: string;
  /**
   * Everything in it or in one of its folders, each folder before its entries; links are never followed.
   * @returns nothing if there is no such folder
   */
  list(folder?: string): FolderEntry[];
  /** The bytes of the entry at a path; undefined if there is none. */
  sizeOf(path: string): number | undefined;
  /**
   * The text of a file, which is UTF-8.
   * @param most the largest size that is read, in bytes
   * @throws FileTooLarge
   * @throws Error with a code of the system, such as ENOENT, if it can't be read
   */
  readText(path: string, most?: number): string;
}

/** A file that was not read because it is larger than the caller takes. */
export class FileTooLarge extends Error {
  /** In bytes. */
  readonly size: number;

  constructor(path: string, size: number) {
    super(`${path} has ${size} bytes`);
    this.size = size;
  }
}
