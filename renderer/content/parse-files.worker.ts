import { hash } from '../platform/hash';
import { collectGarbage } from '../platform/workers/collect-garbage';
import { type CreateTask, openWorkers } from '../platform/workers/open-workers';
import { printedProgress } from '../platform/workers/progress';
import type { CheckedFile } from './checked-file/checked-file';
import { parseAndValidate } from './checked-file/parse-and-validate';
import type { ValidLists } from './graph/valid-lists';
import { treeCompiler, withoutPositions } from './parse/compile-body';
import { FileCache } from './parse/file-cache';
import type { ParseResult } from './parse/parse';
import type { SourceFile } from './parse/read';
import { checkFiles, listsReadBy } from './run-rules';
import { openSite } from './schema/open-site';
import type { Site } from './schema/site';
import { tokenReader, tokensOfLists } from './schema/tokens';

/** From this number of uncached files on, starting workers pays off. */
export const WORTH_THREADS = 400;

/** What processing needs besides the files. */
interface WorkerData {
  /** The module of the site. */
  module: string;
  /** The data that rules on one file read, or undefined if a part of it is missing or broken. */
  lists: ValidLists | undefined;
  /** Whether bodies are compiled, for a build. */
  withBodies: boolean;
}

/** The cached results for a file. */
type Known = ReturnType<FileCache['get']>;

/** A file, with its cached results. */
interface Item {
  source: SourceFile;
  known: Known;
}

/** The result for a file. */
interface Result {
  /** Undefined if it has errors, which the pipeline then reports. */
  known: Known;
  /** The compiled body. */
  body?: string;
}

/**
 * Parses and validates files, in workers if many are missing from the cache. Each body is parsed once: the tree is checked and
 * compiled where it was parsed.
 * @param withBodies whether to compile bodies as well: `cache.bodies` then has them
 * @returns the result for each file, in the same order
 */
export async function parseFiles(
  sources: readonly SourceFile[],
  site: Site,
  cache: FileCache,
  withBodies = false,
): Promise<ParseResult<CheckedFile>[]> {
  await fillCache(sources, site, cache, withBodies);
  return sources.map((source) => parseAndValidate(source, site, cache));
}

async function fillCache(sources: readonly SourceFile[], site: Site, cache: FileCache, withBodies: boolean) {
  const accepted = sources.filter(({ rejected }) => !rejected);
  const unknown = accepted.filter((source) => !cache.get(source));
  if (!withBodies && unknown.length < WORTH_THREADS) return;
  const lists = listsIn(accepted, site, cache);
  const store = withBodies && lists ? cache.bodies : undefined;
  const tokens = lists && hash(JSON.stringify(tokensOfLists(site.lists, lists)));
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
  const data: WorkerData = { module: site.module, lists, withBodies: store !== undefined };
  if (items.length >= WORTH_THREADS) {
    const work = { module: 'content/parse-files.worker', data };
    const workers = await openWorkers<WorkerData, Item, Result>(work, printedProgress());
    await workers.run('Checking files', items, take).finally(workers.end);
    collectGarbage();
  } else if (store) {
    const process = fileProcessor(data, site);
    for (const item of items) take(await process(item, cache), item);
  }

  /** Whether the body of a file is stored, if it has one. */
  function hasBody({ body, bodyPlace }: NonNullable<Known>, text: string): boolean {
    if (!body) return text.slice(bodyPlace.offset).trim() === '';
    return (body.tokens === undefined || body.tokens === tokens) && store?.has(body) === true;
  }
}

/** What a worker does with each file. */
export const createTask: CreateTask<WorkerData, Item, Result> = async (surroundings) => {
  const process = fileProcessor(surroundings, await openSite(surroundings.module));
  return (item) => process(item, new FileCache());
};

/** @returns parses, validates, checks and compiles a file */
function fileProcessor(
  { lists, withBodies }: WorkerData,
  site: Site,
): (item: Item, cache: FileCache) => Promise<Result> {
  const compile =
    lists && withBodies ? treeCompiler(tokenReader(tokensOfLists(site.lists, lists)), site.bodyComponents) : undefined;
  return async ({ source, known }, cache) => {
    if (known) cache.set(source, known);
    const { file: valid, diagnostics } = parseAndValidate(source, site, cache);
    if (!valid || diagnostics.length > 0) return { known: undefined };
    if (lists) checkFiles([valid], lists, cache, site);
    const body = source.text.slice(valid.parsed.bodyPlace.offset);
    if (!compile || body.trim() === '') return { known: cache.get(source) };
    // The compiler changes the tree, which rules still read.
    const code = await compile(withoutPositions(valid.tree), { body, file: source.path });
    return { known: cache.get(source), body: code };
  };
}

/** The data that rules on one file read, or undefined if a part of it is missing or broken. */
function listsIn(sources: readonly SourceFile[], site: Site, cache: FileCache): ValidLists | undefined {
  const dataOf = (name: string) => {
    const source = sources.find(({ path }) => site.typeOf(path)?.list === name);
    const result = source && parseAndValidate(source, site, cache);
    return result?.diagnostics.length === 0 ? result.file?.data : undefined;
  };
  const found = Object.fromEntries(listsReadBy(site).map((name) => [name, dataOf(name)]));
  return Object.values(found).includes(undefined) ? undefined : found;
}
