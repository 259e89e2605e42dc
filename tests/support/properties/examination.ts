import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { LoadResult } from '../../../renderer/content/index';
import { FileCache } from '../../../renderer/content/parse/file-cache';
import type { WholeContent } from '../../../renderer/content/schema/content';
import { buildContent, touchedPages } from '../build-content';
import { loadContent } from '../load-content';
import { CANARY } from './canary';
import { type Change, ChangedFolder } from './changed-folder';
import { printed, problemsOfDiagnostics, problemsOfPrinted } from './diagnostic-problems';
import { problemsOfFixes } from './fix-problems';

/** A check that takes this many times as much CPU time as the first check counts as hanging. */
const MAX_SLOWDOWN = 60;

/** Clears the caches after this many checks, before the results for all variants fill the memory. */
const MAX_CACHED = 300;

/** Checks in a content folder whether all properties hold after changes. */
export class Examination {
  readonly folder: ChangedFolder;
  #cache = new FileCache();
  #count = 0;
  #limit = Number.POSITIVE_INFINITY;

  private constructor(origin: string) {
    this.folder = new ChangedFolder(origin);
  }

  /**
   * @param origin a content folder without errors
   * @throws Error if it has one
   */
  static async of(origin: string): Promise<Examination> {
    const examination = new Examination(origin);
    const { loaded, time } = await examination.#load();
    if (!loaded.content) throw new Error(printed(loaded).terminal);
    examination.#limit = MAX_SLOWDOWN * time;
    return examination;
  }

  /** The properties that content with these changes violates, and the result of the check. */
  async examine(changes: readonly Change[]): Promise<{ problems: string[]; loaded?: LoadResult }> {
    this.#count += 1;
    if (this.#count % MAX_CACHED === 0) this.#cache = new FileCache();
    this.folder.restore();
    this.folder.apply(changes);
    try {
      const { loaded, time } = await this.#load();
      const problems = time > this.#limit ? [`The check takes ${time} s, longer than ${this.#limit} s`] : [];
      const texts = printed(loaded);
      problems.push(...problemsOfDiagnostics(loaded), ...problemsOfPrinted(texts));
      const built = loaded.content && (await this.#build(loaded.content, changes));
      problems.push(...(built?.problems ?? []));
      const shown = [...Object.values(texts), ...(built?.texts ?? []), ...loaded.sources.values()];
      if (shown.some((text) => text.includes(CANARY))) problems.push('Something from outside the folder is shown');
      problems.push(...(await problemsOfFixes(this.folder.root, loaded, async () => (await this.#load()).loaded)));
      if (!this.folder.isOutsideWhole()) problems.push('A file outside the folder was changed');
      return { problems, loaded };
    } catch (error) {
      return { problems: [`The check throws ${error instanceof Error ? error.stack : error}`] };
    }
  }

  async #load(): Promise<{ loaded: LoadResult; time: number }> {
    const before = process.cpuUsage();
    const loaded = await loadContent(this.folder.root, { cache: this.#cache });
    const { user, system } = process.cpuUsage(before);
    return { loaded, time: (user + system) / 1e6 };
  }

  async #build(content: WholeContent, changes: readonly Change[]): Promise<{ problems: string[]; texts: string[] }> {
    const { files, problems } = await buildContent(content, touchedPages(content, pathsOf(changes)));
    const media = join(this.folder.root, 'media');
    const paths = existsSync(media) ? globSync('**/*', { cwd: media, dot: true }) : [];
    return { problems, texts: [...files.values(), ...paths.map((path) => readFileSync(join(media, path), 'latin1'))] };
  }
}

function pathsOf(changes: readonly Change[]): string[] {
  return changes.flatMap((change) => ('renamedTo' in change ? [change.path, change.renamedTo] : change.path));
}
