import { collectGarbage } from '../platform/workers/collect-garbage';
import { printedProgress } from '../platform/workers/progress';
import { type CreateTask, runInWorkers } from '../platform/workers/run-in-workers';
import type { FileLists } from './graph/link';
import type { CachedFile } from './parse/cached-file';
import { FileCache } from './parse/file-cache';
import { parseAndValidate } from './parse/parse-and-validate';
import type { SourceFile } from './parse/read';
import { checkFiles } from './run-rules';
import { dataFiles } from './schema/collections';

/** So many unknown files take longer than the start of the threads. */
const WORTH_THREADS = 400;

/** Fills the cache with the results for single files, in worker threads if many are missing from it. */
export async function parseInWorkers(sources: readonly SourceFile[], cache: FileCache) {
  const unknown = sources.filter((source) => !source.rejected && !cache.get(source));
  if (unknown.length < WORTH_THREADS) return;
  const data = listsOf(sources, cache);
  const items = unknown.map(({ path, label, text }) => ({ path, label, text }));
  await runInWorkers<FileLists | undefined, SourceFile, CachedFile | undefined>(
    { name: 'Checking files', module: 'renderer/content/parse-files.worker', data, items },
    printedProgress(),
    (known, source) => known && cache.set(source, known),
  );
  collectGarbage();
}

/** What becomes of a file; undefined where something is wrong with it, which the pipeline then finds and reports. */
export const createTask: CreateTask<FileLists | undefined, SourceFile, CachedFile | undefined> = async (fileLists) => {
  return async (source) => {
    const cache = new FileCache();
    const { files, diagnostics } = parseAndValidate(source, cache);
    if (fileLists && diagnostics.length === 0) checkFiles(files, fileLists, cache);
    return cache.get(source);
  };
};

/** The lists that rules on one file look at, or undefined where one of them is missing or broken. */
function listsOf(sources: readonly SourceFile[], cache: FileCache): FileLists | undefined {
  const dataOf = (name: keyof FileLists) => {
    const source = sources.find(({ path }) => path === dataFiles[name].file);
    const result = source && parseAndValidate(source, cache);
    return result?.diagnostics.length === 0 ? result.files[0]?.data : undefined;
  };
  const found = {
    site: dataOf('site'),
    claims: dataOf('claims'),
    authors: dataOf('authors'),
    vocabulary: dataOf('vocabulary'),
  };
  // Each has passed its own schema, which is what FileLists is made of.
  return Object.values(found).includes(undefined) ? undefined : (found as FileLists);
}
