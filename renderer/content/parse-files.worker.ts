import { hash } from '../platform/hash';
import { collectGarbage } from '../platform/workers/collect-garbage';
import { printedProgress } from '../platform/workers/progress';
import { type CreateTask, runInWorkers } from '../platform/workers/run-in-workers';
import type { FileLists } from './graph/content-graph';
import type { CachedFile } from './parse/cached-file';
import { treeCompiler, withoutPositions } from './parse/compile-body';
import { FileCache } from './parse/file-cache';
import { parseAndValidate } from './parse/parse-and-validate';
import type { SourceFile } from './parse/read';
import { checkFiles } from './run-rules';
import { dataFiles } from './schema/collections';

/** From this number of uncached files on, starting workers pays off. */
export const WORTH_THREADS = 400;

/** What the processing of a file needs besides the file. */
interface Surroundings {
  /** The data that rules on one file read, or undefined if a part of it is missing or broken. */
  lists: FileLists | undefined;
  /** Whether bodies are compiled, for a build. */
  withBodies: boolean;
}

/** A file, with its cached results. */
interface Item {
  source: SourceFile;
  known: CachedFile | undefined;
}

/** The result for a file. */
interface Result {
  /** Undefined if it has errors, which the pipeline then reports. */
  known: CachedFile | undefined;
  /** The compiled body. */
  body?: string;
}

/**
 * Fills the cache with the results for single files, in workers if many are missing from it. Each body is parsed once: the tree is
 * checked and compiled where it was parsed.
 * @param withBodies whether to compile bodies as well
 */
export async function processFiles(sources: readonly SourceFile[], cache: FileCache, withBodies: boolean) {
  const accepted = sources.filter(({ rejected }) => !rejected);
  const unknown = accepted.filter((source) => !cache.get(source));
  if (!withBodies && unknown.length < WORTH_THREADS) return;
  const lists = fileListsOf(accepted, cache);
  const store = withBodies && lists ? cache.bodies : undefined;
  const tokens = lists && tokensOf(lists);
  const items = accepted.flatMap((source): Item[] => {
    const known = cache.get(source);
    return known && (!store || hasBody(known, source.text)) ? [] : [{ source, known }];
  });
  const take = ({ known, body }: Result, { source }: Item) => {
    if (!known) return;
    const hasTokens = source.text.includes('[[', known.bodyPlace.offset);
    const stored = body === undefined ? {} : { body: store?.add(body, hasTokens ? tokens : undefined) };
    cache.set(source, { ...known, ...stored });
  };
  const data: Surroundings = { lists, withBodies: store !== undefined };
  if (items.length >= WORTH_THREADS) {
    const work = { name: 'Checking files', module: 'renderer/content/parse-files.worker', data, items };
    await runInWorkers(work, printedProgress(), take);
    collectGarbage();
  } else if (store) {
    const process = fileProcessor(data);
    for (const item of items) take(await process(item, cache), item);
  }

  /** Whether the body of a file is stored, if it has one. */
  function hasBody({ body, bodyPlace }: CachedFile, text: string): boolean {
    if (!body) return text.slice(bodyPlace.offset).trim() === '';
    return (body.tokens === undefined || body.tokens === tokens) && store?.has(body) === true;
  }
}

/** What a worker does with each file. */
export const createTask: CreateTask<Surroundings, Item, Result> = async (surroundings) => {
  const process = fileProcessor(surroundings);
  return (item) => process(item, new FileCache());
};

/** @returns parses, validates, checks and compiles a file */
function fileProcessor({ lists, withBodies }: Surroundings): (item: Item, cache: FileCache) => Promise<Result> {
  const compile = lists && withBodies ? treeCompiler(lists) : undefined;
  return async ({ source, known }, cache) => {
    if (known) cache.set(source, known);
    const { files, diagnostics } = parseAndValidate(source, cache);
    const [valid] = files;
    if (!valid || diagnostics.length > 0) return { known: undefined };
    if (lists) checkFiles(files, lists, cache);
    const body = source.text.slice(valid.file.bodyPlace.offset);
    if (!compile || body.trim() === '') return { known: cache.get(source) };
    // The compiler changes the tree, and rules still read that of the file.
    const code = await compile(withoutPositions(valid.file.tree), { body, file: source.path });
    return { known: cache.get(source), body: code };
  };
}

/** Identifies the values of tokens. */
function tokensOf({ claims, site }: FileLists): string {
  return hash(JSON.stringify([claims, site]));
}

/** The data that rules on one file read, or undefined if a part of it is missing or broken. */
function fileListsOf(sources: readonly SourceFile[], cache: FileCache): FileLists | undefined {
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
  // Each has passed its own schema, so all fields of FileLists are valid.
  return Object.values(found).includes(undefined) ? undefined : (found as FileLists);
}
