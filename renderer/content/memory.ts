import { hash as nodeHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
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
  /** What is on disk, as JSON; what was kept since is not in it. */
  #written = new Map<string, string>();
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
    const text = await readFile(file, 'utf8').catch(() => '');
    const [firstLine = '', found, sum] = FIRST_LINE.exec(text) ?? [];
    const body = text.slice(firstLine.length);
    if (isForced || found !== version || sum !== hash(body)) return memory;
    for (const line of body.split('\n')) {
      const gap = line.indexOf(' ');
      memory.#written.set(line.slice(0, gap), line.slice(gap + 1));
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

  #read(key: string): Known | undefined {
    const json = this.#written.get(key);
    return json === undefined ? undefined : JSON.parse(json);
  }

  /** Saves what was recalled or kept since it was opened. The file is replaced whole, so that no reader sees half of it. */
  async save() {
    const isAsWritten = !this.#isChanged && this.#known.size === this.#written.size;
    if (!this.#place || isAsWritten) return;
    const { file, version } = this.#place;
    const records = [...this.#known].map(([key, known]): [string, string] => [
      key,
      this.#written.get(key) ?? JSON.stringify(known),
    ]);
    this.#written = new Map(records);
    this.#isChanged = false;
    const body = records.map(([key, json]) => `${key} ${json}`).join('\n');
    const staged = `${file}.${randomUUID()}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(staged, `${version} ${hash(body)}\n${body}`);
    await rename(staged, file);
  }
}

function keyOf({ label, text }: SourceFile): string {
  return hash(`${label}\0${text}`);
}

/** A short name for a text, which no other text has in practice. */
export function hash(text: string): string {
  return nodeHash('sha256', text, 'base64url');
}
