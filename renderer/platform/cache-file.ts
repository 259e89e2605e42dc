import { createHash, randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { hash } from './hash';

/** So many letters are written at once: a line at a time takes longer, and all of them take as much memory again. */
const ENOUGH = 2 ** 20;

/**
 * Saves lines for a later process, under a first line that names the version of what made them and has their sum. The file is
 * replaced whole, so that no reader sees half of it; if that fails, nothing is left but what was there.
 * @param lines without line breaks in them
 */
export function writeCacheFile(file: string, version: string, lines: Iterable<string>) {
  const staged = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeLines(staged, version, lines);
    renameSync(staged, file);
  } finally {
    rmSync(staged, { force: true });
  }
}

function writeLines(file: string, version: string, lines: Iterable<string>) {
  const descriptor = openSync(file, 'w');
  try {
    writeTo(descriptor, version, lines);
  } finally {
    closeSync(descriptor);
  }
}

function writeTo(descriptor: number, version: string, lines: Iterable<string>) {
  const sum = createHash('sha256');
  // The sum is known in the end, and takes as much space as this one.
  writeSync(descriptor, headOf(version, hash('')));
  for (const text of inPieces(lines)) {
    sum.update(text);
    writeSync(descriptor, text);
  }
  writeSync(descriptor, headOf(version, sum.digest('base64url')), 0);
}

/**
 * What was saved, a line at a time: all of it as one text would take more memory than the lines.
 * @returns nothing where no file is, or one that is damaged or of another version
 */
export function* readCacheFile(file: string, version: string): Iterable<string> {
  const saved = bytesOf(file);
  const start = saved.indexOf('\n') + 1;
  const sum = createHash('sha256').update(saved.subarray(start)).digest('base64url');
  if (start === saved.length || saved.toString('utf8', 0, start) !== headOf(version, sum)) return;
  for (let from = start; from <= saved.length; ) {
    const end = saved.indexOf('\n', from);
    const to = end < 0 ? saved.length : end;
    yield saved.toString('utf8', from, to);
    from = to + 1;
  }
}

function headOf(version: string, sum: string): string {
  return `${version} ${sum}\n`;
}

function* inPieces(lines: Iterable<string>): Iterable<string> {
  let piece = '';
  let gap = '';
  for (const line of lines) {
    piece += gap + line;
    gap = '\n';
    if (piece.length < ENOUGH) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
