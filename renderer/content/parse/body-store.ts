import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { hash } from '../../platform/hash';

/** The place of a stored body. The checksum reveals entries that were damaged or moved by another process. */
export interface StoredBody {
  at: number;
  bytes: number;
  checksum: string;
  /** A hash of the values of tokens that were filled in; undefined if the body has no token. */
  tokens?: string;
}

/** The stored bodies of all files. */
export interface StoredBodies {
  file: string;
  /** By the paths of the content files. */
  places: ReadonlyMap<string, StoredBody>;
}

/** Beyond the end of every file. */
const NOWHERE = Number.MAX_SAFE_INTEGER;

/** How many bytes of the file may be unused before it is rewritten, in addition to as many as are used. */
const UNUSED_BYTES = 2 ** 20;

/**
 * The compiled bodies of all files, one after the other in one file. They are not kept in memory: workers read those of the pages
 * that they render.
 */
export class BodyStore {
  readonly file: string;
  #size: number;
  #hasWarned = false;

  constructor(file: string) {
    this.file = file;
    this.#size = existsSync(file) ? statSync(file).size : 0;
  }

  has({ at, bytes }: StoredBody): boolean {
    return at + bytes <= this.#size;
  }

  /**
   * Stores a body at the end of the file.
   * @returns undefined if the file can't be written: the body is then compiled again when a page needs it
   */
  add(text: string, tokens: string | undefined): StoredBody | undefined {
    try {
      const at = this.#append(Buffer.from(text));
      return { at, bytes: this.#size - at, checksum: hash(text), ...(tokens !== undefined && { tokens }) };
    } catch (error) {
      this.#warn(error);
      return undefined;
    }
  }

  /** @returns where the data begins */
  #append(data: Buffer): number {
    mkdirSync(dirname(this.file), { recursive: true });
    const descriptor = openSync(this.file, 'a');
    try {
      const at = fstatSync(descriptor).size;
      writeSync(descriptor, data);
      this.#size = at + data.length;
      return at;
    } finally {
      closeSync(descriptor);
    }
  }

  /**
   * Rewrites the file if more than half of it is unused. If that fails, it stays as it is.
   * @param used all bodies that are still in use. They get new places. Unreadable bodies get none, and are compiled again.
   * @returns whether the file was rewritten
   */
  removeUnused(used: readonly StoredBody[]): boolean {
    const usedBytes = used.reduce((sum, { bytes }) => sum + bytes, 0);
    if (this.#size <= 2 * usedBytes + UNUSED_BYTES) return false;
    const staging = new BodyStore(`${this.file}.${process.pid}`);
    try {
      const moved = staging.#copy(used, this.file);
      if (moved.size > 0) renameSync(staging.file, this.file);
      else this.clear();
      for (const body of used) body.at = moved.get(body) ?? NOWHERE;
      this.#size = staging.#size;
      return true;
    } catch (error) {
      this.#warn(error);
      staging.clear();
      return false;
    }
  }

  /**
   * Adds the bodies of another file, which is closed again: not every system can replace an open file.
   * @returns the new places of the readable bodies
   */
  #copy(bodies: readonly StoredBody[], from: string): Map<StoredBody, number> {
    const descriptor = openSync(from, 'r');
    try {
      const places = new Map<StoredBody, number>();
      for (const body of bodies) {
        const text = readBody(descriptor, body);
        if (text !== undefined) places.set(body, this.#append(Buffer.from(text)));
      }
      return places;
    } finally {
      closeSync(descriptor);
    }
  }

  clear() {
    try {
      if (this.#size > 0) rmSync(this.file, { force: true });
    } catch (error) {
      this.#warn(error);
    }
    this.#size = 0;
  }

  #warn(error: unknown) {
    if (!this.#hasWarned) console.warn(`Warning: could not write ${this.file}; the build will take longer: ${error}`);
    this.#hasWarned = true;
  }
}

/** @returns reads a stored body; undefined if it is no longer there */
export function bodyReader(file: string): (body: StoredBody) => string | undefined {
  let descriptor: number | undefined;
  return (body) => {
    try {
      descriptor ??= openSync(file, 'r');
      return readBody(descriptor, body);
    } catch {
      return undefined;
    }
  };
}

function readBody(descriptor: number, { at, bytes, checksum }: StoredBody): string | undefined {
  const data = Buffer.alloc(bytes);
  readSync(descriptor, data, 0, bytes, at);
  const text = data.toString('utf8');
  return hash(text) === checksum ? text : undefined;
}
