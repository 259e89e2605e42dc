import { readEntry, writeEntry } from './disk-cache.mjs';

/** How many characters are written at once: single lines take longer, and all lines at once take twice the memory. */
const CHUNK_SIZE = 2 ** 20;

/** The file of a cache, and the version of the code that wrote it: data of another version is ignored. */
export interface CachePlace {
  file: string;
  version: string;
}

/**
 * Saves lines for a later process.
 * @param lines without line breaks in them
 */
export function writeCacheFile({ file, version }: CachePlace, lines: Iterable<string>) {
  writeEntry(file, version, inChunks(lines));
}

/**
 * The lines that were saved, one at a time: a single string would take more memory than the lines.
 * @returns nothing if the file is missing, damaged or of another version
 */
export function* readCacheFile({ file, version }: CachePlace): Iterable<string> {
  const saved = readEntry(file, version) ?? Buffer.alloc(0);
  for (let start = 0; saved.length > 0 && start <= saved.length; ) {
    const end = saved.indexOf('\n', start);
    const to = end < 0 ? saved.length : end;
    yield saved.toString('utf8', start, to);
    start = to + 1;
  }
}

/** The values that were saved by savePairs, by their keys. */
export function readPairs(place: CachePlace): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const line of readCacheFile(place)) {
    const space = line.indexOf(' ');
    pairs.set(line.slice(0, space), line.slice(space + 1));
  }
  return pairs;
}

/**
 * Saves values by their keys. If that fails, a warning says so: everything works without them.
 * @param pairs keys have no spaces, values no line breaks
 */
export function savePairs(place: CachePlace, pairs: Iterable<readonly [key: string, value: string]>) {
  try {
    writeCacheFile(place, lineOfEach(pairs));
  } catch (error) {
    console.warn(`Warning: could not save ${place.file}; the next check will take longer: ${error}`);
  }
}

function* lineOfEach(pairs: Iterable<readonly [key: string, value: string]>): Iterable<string> {
  for (const [key, value] of pairs) yield `${key} ${value}`;
}

function* inChunks(lines: Iterable<string>): Iterable<string> {
  let chunk = '';
  let separator = '';
  for (const line of lines) {
    chunk += separator + line;
    separator = '\n';
    if (chunk.length < CHUNK_SIZE) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
