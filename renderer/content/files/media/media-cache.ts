import type { Stats } from 'node:fs';
import type { PictureFacts } from '../../schema/picture-facts';
import type { VideoFacts } from '../../schema/video-facts';
import type { MediaFinding } from './media-finding';

/**
 * A file that has changed within this time may change again within the same tick of the file system's clock, which only its
 * bytes would show.
 */
const TICK_MS = 2_000;

/** What pages need to know of a media file: nothing of a download, and of one that can't be read. */
export interface MediaFacts {
  picture?: PictureFacts;
  video?: VideoFacts;
}

/** Caches findings by the content of media files; a file with the same size and times is not even read again. */
export class MediaCache {
  readonly #saved: ReadonlyMap<string, string>;
  readonly #used = new Map<string, string>();
  #isChanged = false;

  /** @param saved the entries of an earlier check */
  constructor(saved: ReadonlyMap<string, string> = new Map()) {
    this.#saved = saved;
  }

  /** Whether there are entries that were not saved. */
  get isChanged(): boolean {
    return this.#isChanged;
  }

  /** The hash of a file with these times and this size, if it is cached. */
  hashOf(path: string, stats: Stats): string | undefined {
    return this.#recall(stampOf(path, stats));
  }

  keepHash(path: string, stats: Stats, hash: string) {
    if (Date.now() - stats.ctimeMs > TICK_MS) this.#keep(stampOf(path, stats), hash);
  }

  /** The findings in files with this content. */
  findingsOf(hash: string): MediaFinding[] | undefined {
    const json = this.#recall(hash);
    return json === undefined ? undefined : JSON.parse(json);
  }

  keepFindings(hash: string, findings: readonly MediaFinding[]) {
    this.#keep(hash, JSON.stringify(findings));
  }

  /** The facts of files with this content; undefined if nothing is known. */
  factsOf(hash: string): MediaFacts | undefined {
    const json = this.#recall(`facts|${hash}`);
    return json === undefined ? undefined : JSON.parse(json);
  }

  keepFacts(hash: string, facts: MediaFacts) {
    this.#keep(`facts|${hash}`, JSON.stringify(facts));
  }

  /** The entries that were used since it was opened, to be saved. */
  takeUsed(): ReadonlyMap<string, string> {
    this.#isChanged = false;
    return this.#used;
  }

  #recall(key: string): string | undefined {
    const value = this.#used.get(key) ?? this.#saved.get(key);
    if (value !== undefined) this.#used.set(key, value);
    return value;
  }

  #keep(key: string, value: string) {
    this.#used.set(key, value);
    this.#isChanged = true;
  }
}

function stampOf(path: string, { size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [encodeURIComponent(path), size, mtimeMs, ctimeMs, ino].join('|');
}
