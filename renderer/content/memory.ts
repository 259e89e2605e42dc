import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import type { Known } from './steps/known';
import type { SourceFile } from './steps/read';

/** A line of the file: a hash of the rest, the key, what is known as JSON. */
const LINE = /^(\S+) (\S+) (.*)$/;

/** What is known of content files from earlier checks, by their name and text. It lasts as long as it is held, or on disk. */
export class Memory {
  readonly #file: string | undefined;
  /** As it was read; what is kept anew is no longer in it. */
  readonly #written = new Map<string, { sum: string; json: string }>();
  readonly #known = new Map<string, Known>();
  #isChanged = false;

  /** @param file where it is saved; without it, it is not */
  constructor(file?: string) {
    this.#file = file;
  }

  /**
   * What earlier processes have found in a content folder; nothing where that was never saved, is damaged, or was found
   * by other code.
   * @param root the content folder, beside which it is saved
   * @param isForced whether to know nothing in any case
   */
  static async open(root: string, isForced = false): Promise<Memory> {
    const file = join(dirname(resolve(root)), '.cache', `${basename(resolve(root))}.txt`);
    const memory = new Memory(file);
    const [version = '', ...lines] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (isForced || version !== (await versionOfCode())) return memory;
    for (const line of lines) {
      const [, sum, key, json] = LINE.exec(line) ?? [];
      if (sum && key && json) memory.#written.set(key, { sum, json });
    }
    return memory;
  }

  recall(source: SourceFile): Known | undefined {
    const key = keyOf(source);
    const known = this.#known.get(key) ?? this.#read(key);
    if (known) this.#known.set(key, known);
    return known;
  }

  keep(source: SourceFile, known: Known) {
    const key = keyOf(source);
    this.#known.set(key, known);
    this.#written.delete(key);
    this.#isChanged = true;
  }

  /** A record that is not as it was written is forgotten. */
  #read(key: string): Known | undefined {
    const written = this.#written.get(key);
    return written && hash(written.json) === written.sum ? JSON.parse(written.json) : undefined;
  }

  /** Saves what was recalled or kept since it was opened. The file is replaced whole, so that no reader sees half of it. */
  async save() {
    const isAsWritten = !this.#isChanged && this.#known.size === this.#written.size;
    if (this.#file === undefined || isAsWritten) return;
    const lines = [...this.#known].map(([key, known]) => {
      const written = this.#written.get(key);
      const json = written?.json ?? JSON.stringify(known);
      return `${written?.sum ?? hash(json)} ${key} ${json}`;
    });
    const staged = `${this.#file}.${randomUUID()}`;
    await mkdir(dirname(this.#file), { recursive: true });
    await writeFile(staged, [await versionOfCode(), ...lines].join('\n'));
    await rename(staged, this.#file);
  }
}

function keyOf({ label, text }: SourceFile): string {
  return hash(`${label}\0${text}`);
}

/** A short name for a text, which no other text has in practice. */
export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** All that decides what is found in a file: the pipeline with its schemas and rules, and the versions of its packages. */
async function versionOfCode(): Promise<string> {
  const files = (await glob('renderer/content/**/*.{ts,tsx}')).sort();
  const texts = await Promise.all([...files, 'package-lock.json'].map((file) => readFile(file, 'utf8')));
  return hash(texts.join('\0'));
}
