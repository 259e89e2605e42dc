import { createHash, hash as nodeHash, randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { codeVersion } from '../compiled/code-version.mjs';
import type { Known } from './steps/known';
import type { SourceFile } from './steps/read';

/** The first line of the file: the version of the code and a hash of the other lines, each a key and what is known as JSON. */
const FIRST_LINE = /^(\S+) (\S+)\n/;

/** Where a memory is saved, and by which code it was made: of other code it is not believed. */
interface Place {
  file: string;
  version: string;
}

/** What is known of content files from earlier checks, by their name and text. It lasts as long as it is held, or on disk. */
export class Memory {
  readonly #place: Place | undefined;
  /** What was on disk when it was opened, as JSON; what was kept since is not in it. */
  readonly #written = new Map<string, string>();
  readonly #known = new Map<string, Known>();
  readonly #recalled = new WeakMap<SourceFile, Known>();
  #isChanged = false;
  /** Of how many files something is on disk. */
  #savedCount = 0;

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
    const text = await readFile(file, 'utf8').catch(() => '');
    const [firstLine = '', found, sum] = FIRST_LINE.exec(text) ?? [];
    const body = text.slice(firstLine.length);
    if (isForced || found !== version || sum !== hash(body)) return memory;
    for (const line of body.split('\n')) {
      const gap = line.indexOf(' ');
      memory.#written.set(line.slice(0, gap), line.slice(gap + 1));
    }
    memory.#savedCount = memory.#written.size;
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

  #read(key: string): Known | undefined {
    const json = this.#written.get(key);
    return json === undefined ? undefined : JSON.parse(json);
  }

  /** Saves what was recalled or kept since it was opened. The file is replaced whole, so that no reader sees half of it. */
  save() {
    const isAsSaved = !this.#isChanged && this.#known.size === this.#savedCount;
    if (!this.#place || isAsSaved) return;
    const { file, version } = this.#place;
    const staged = `${file}.${randomUUID()}`;
    mkdirSync(dirname(file), { recursive: true });
    this.#write(staged, version);
    renameSync(staged, file);
    this.#isChanged = false;
    this.#savedCount = this.#known.size;
  }

  /** Line by line: all of a large content in one text would take several times the memory of the check. */
  #write(file: string, version: string) {
    const sum = createHash('sha256');
    const descriptor = openSync(file, 'w');
    const headOf = (digest: string) => `${version} ${digest}\n`;
    // The sum is known in the end, and takes this much space.
    writeSync(descriptor, headOf(hash('')));
    let gap = '';
    for (const [key, known] of this.#known) {
      const line = `${gap}${key} ${this.#written.get(key) ?? JSON.stringify(known)}`;
      sum.update(line);
      writeSync(descriptor, line);
      gap = '\n';
    }
    writeSync(descriptor, headOf(sum.digest('base64url')), 0);
    closeSync(descriptor);
  }
}

function keyOf({ label, text }: SourceFile): string {
  return hash(`${label}\0${text}`);
}

/** A short name for a text, which no other text has in practice. */
export function hash(text: string): string {
  return nodeHash('sha256', text, 'base64url');
}
