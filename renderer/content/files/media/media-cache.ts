import type { Stats } from 'node:fs';
import { type CachePlace, readPairs, savePairs } from '../../../platform/cache-file';
import type { MediaFinding } from './media-finding';

/**
 * A file that has changed within this time may change again in the same tick of the file system's clock, and nothing but its
 * bytes would tell.
 */
const TICK_MS = 2_000;

/** What was found in media files, by what is in them; a file whose size and times are as before is not even read again. */
export class MediaCache {
  readonly #place: CachePlace | undefined;
  readonly #saved: ReadonlyMap<string, string>;
  readonly #used = new Map<string, string>();
  #isChanged = false;

  /**
   * @param place where it is saved; without it, it lasts as long as it is held
   * @param isForced whether to know nothing of earlier checks
   */
  constructor(place?: CachePlace, isForced = false) {
    this.#place = place;
    this.#saved = place && !isForced ? readPairs(place) : new Map();
  }

  /** The hash of a file that has these times and this size, if it was seen before. */
  hashOf(path: string, stats: Stats): string | undefined {
    return this.#recall(stampOf(path, stats));
  }

  keepHash(path: string, stats: Stats, hash: string) {
    if (Date.now() - stats.ctimeMs > TICK_MS) this.#keep(stampOf(path, stats), hash);
  }

  /** What was found in files of this content. */
  findingsOf(hash: string): MediaFinding[] | undefined {
    const json = this.#recall(hash);
    return json === undefined ? undefined : JSON.parse(json);
  }

  keepFindings(hash: string, findings: readonly MediaFinding[]) {
    this.#keep(hash, JSON.stringify(findings));
  }

  /** Saves what was used since it was opened. Where that fails, the next check takes longer. */
  save() {
    if (!this.#place || !this.#isChanged) return;
    savePairs(this.#place, this.#used);
    this.#isChanged = false;
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
