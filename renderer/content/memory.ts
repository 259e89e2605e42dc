import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { codeVersion } from '../compiled/code-version.mjs';
import type { Known } from './steps/known';
import type { SourceFile } from './steps/read';

/** A line of the file: a hash of the rest, the key, what is known as JSON. */
const LINE = /^(\S+) (\S+) (.*)$/;

interface Written {
  sum: string;
  json: string;
}

/** Where a memory is saved, and by which code it was made: of other code it is not believed. */
interface Place {
  file: string;
  version: string;
}

/** What is known of content files from earlier checks, by their name and text. It lasts as long as it is held, or on disk. */
export class Memory {
  readonly #place: Place | undefined;
  /** As it is on disk; what was kept since is not in it. */
  #written = new Map<string, Written>();
  readonly #known = new Map<string, Known>();
  readonly #recalled = new WeakMap<SourceFile, Known>();
  #isChanged = false;

  /** @param place where it is saved; without it, it is not */
  constructor(place?: Place) {
    this.#place = place;
  }

  /**
   * What earlier processes have found in a content folder; nothing where that was never saved, is damaged, or was found
   * by other code.
   * @param root the content folder, beside which it is saved
   * @param isForced whether to know nothing in any case
   */
  static async open(root: string, isForced = false): Promise<Memory> {
    const file = join(dirname(resolve(root)), '.cache', `${basename(resolve(root))}.txt`);
    // What is found in a file is decided by the pipeline with its schemas and rules.
    const version = codeVersion(['renderer/content']);
    const memory = new Memory({ file, version });
    const [found, ...lines] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (isForced || found !== version) return memory;
    for (const line of lines) {
      const [, sum, key, json] = LINE.exec(line) ?? [];
      if (sum && key && json) memory.#written.set(key, { sum, json });
    }
    return memory;
  }

  recall(source: SourceFile): Known | undefined {
    return this.#recalled.get(source) ?? this.#find(source);
  }

  keep(source: SourceFile, known: Known) {
    const key = keyOf(source);
    this.#known.set(key, known);
    this.#recalled.set(source, known);
    this.#written.delete(key);
    this.#isChanged = true;
  }

  #find(source: SourceFile): Known | undefined {
    const key = keyOf(source);
    const known = this.#known.get(key) ?? this.#read(key);
    if (!known) return undefined;
    this.#known.set(key, known);
    this.#recalled.set(source, known);
    return known;
  }

  /** A record that is not as it was written is forgotten. */
  #read(key: string): Known | undefined {
    const written = this.#written.get(key);
    return written && hash(written.json) === written.sum ? JSON.parse(written.json) : undefined;
  }

  /** Saves what was recalled or kept since it was opened. The file is replaced whole, so that no reader sees half of it. */
  async save() {
    const isAsWritten = !this.#isChanged && this.#known.size === this.#written.size;
    if (!this.#place || isAsWritten) return;
    const { file, version } = this.#place;
    this.#written = new Map([...this.#known].map(([key, known]) => [key, this.#written.get(key) ?? toWritten(known)]));
    this.#isChanged = false;
    const lines = [...this.#written].map(([key, { sum, json }]) => `${sum} ${key} ${json}`);
    const staged = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(staged, [version, ...lines].join('\n'));
    await rename(staged, file);
  }
}

function keyOf({ label, text }: SourceFile): string {
  return hash(`${label}\0${text}`);
}

function toWritten(known: Known): Written {
  const json = JSON.stringify(known);
  return { sum: hash(json), json };
}

/** A short name for a text, which no other text has in practice. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
