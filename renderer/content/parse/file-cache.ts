import { basename, dirname, join, resolve } from 'node:path';
import { type CachePlace, readPairs, savePairs } from '../../platform/cache-file';
import { partVersion } from '../../platform/code-version.mjs';
import { hash } from '../../platform/hash';
import { MediaCache } from '../files/media/media-cache';
import { BodyStore, type StoredBodies, type StoredBody } from './body-store';
import type { CachedFile, KnownFiles } from './known-files';
import type { SourceFile } from './read';

/** Begins the keys of media files. */
const MEDIA = 'media|';

/** Caches results for content files by their name and text, in memory and on disk. */
export class FileCache implements KnownFiles {
  readonly media: MediaCache;
  /** The compiled bodies of the files; undefined if nothing is saved. */
  readonly bodies: BodyStore | undefined;
  readonly #place: CachePlace | undefined;
  /** The JSON on disk when it was opened, without later additions. */
  readonly #written = new Map<string, string>();
  readonly #known = new Map<string, CachedFile>();
  readonly #recalled = new WeakMap<SourceFile, CachedFile>();
  #isChanged = false;
  /** How many files have results on disk. */
  #savedCount = 0;

  /**
   * @param place the file of the cache; without it, nothing is saved
   * @param media the cache of media files, which is saved with it
   */
  constructor(place?: CachePlace, media = new MediaCache()) {
    this.media = media;
    this.#place = place;
    this.bodies = place && new BodyStore(place.file.replace(/\.txt$/, '-bodies.txt'));
  }

  /**
   * Opens the results of earlier processes; empty if there are none, or if they are damaged or come from
   * other code.
   * @param root the content folder, beside which it is saved
   * @param isForced whether to ignore saved results
   */
  static open(root: string, isForced = false): FileCache {
    const file = join(dirname(resolve(root)), '.cache', `${basename(resolve(root))}.txt`);
    const version = partVersion('checkedFiles');
    const place = { file, version };
    const saved = isForced ? [] : [...readPairs(place)];
    const ofMedia = saved.filter(([key]) => key.startsWith(MEDIA));
    const cache = new FileCache(
      place,
      new MediaCache(new Map(ofMedia.map(([key, json]) => [key.slice(MEDIA.length), json]))),
    );
    for (const [key, json] of saved) if (!key.startsWith(MEDIA)) cache.#written.set(key, json);
    cache.#savedCount = cache.#written.size;
    // Its content is unknown.
    if (cache.#savedCount === 0) cache.bodies?.clear();
    return cache;
  }

  get(source: SourceFile): CachedFile | undefined {
    return this.#recalled.get(source) ?? this.#find(source);
  }

  set(source: SourceFile, known: CachedFile) {
    const key = keyOf(source);
    this.#known.set(key, known);
    this.#recalled.set(source, known);
    this.#written.delete(key);
    this.#isChanged = true;
  }

  nameOf(text: string): string {
    return hash(text);
  }

  /** The places of the compiled bodies of some files. Files without a body are left out. */
  storedBodies(sources: Iterable<SourceFile>): StoredBodies {
    const places = new Map<string, StoredBody>();
    for (const source of sources) {
      const body = this.get(source)?.body;
      if (body) places.set(source.path, body);
    }
    return { file: this.bodies?.file ?? '', places };
  }

  #find(source: SourceFile): CachedFile | undefined {
    const key = keyOf(source);
    const known = this.#known.get(key) ?? this.#read(key);
    if (known) {
      this.#known.set(key, known);
      this.#recalled.set(source, known);
    }
    return known;
  }

  #read(key: string): CachedFile | undefined {
    const json = this.#written.get(key);
    return json === undefined ? undefined : JSON.parse(json);
  }

  /** Saves the entries that were used since it was opened. A failure is only a warning: everything works without it. */
  save() {
    const isAsSaved = !this.#isChanged && !this.media.isChanged && this.#known.size === this.#savedCount;
    if (isAsSaved) return;
    const isRewritten = this.bodies?.removeUnused([...this.#known.values()].flatMap(({ body }) => body ?? []));
    // It says where the bodies were before.
    if (isRewritten) this.#written.clear();
    if (this.#place) savePairs(this.#place, this.#pairs());
    this.#isChanged = false;
    this.#savedCount = this.#known.size;
  }

  *#pairs(): Iterable<[key: string, json: string]> {
    for (const [key, known] of this.#known) yield [key, this.#written.get(key) ?? JSON.stringify(known)];
    for (const [key, json] of this.media.takeUsed()) yield [MEDIA + key, json];
  }
}

function keyOf(source: SourceFile): string {
  source.key ??= hash(`${source.label}\0${source.text}`);
  return source.key;
}
