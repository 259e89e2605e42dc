import { addAuthorPages } from './add-author-pages';
import type { SourceTexts } from './diagnostics/code-frame';
import type { Diagnostic } from './diagnostics/diagnostic';
import { checkMedia } from './files/media/check-media';
import { type ContentGraph, linkFiles, type ValidLists } from './graph/content-graph';
import { paginateLists } from './paginate-lists';
import { crashInFolder } from './parse/catch-crashes';
import { FileCache } from './parse/file-cache';
import { parseAndValidate, type ValidFile } from './parse/parse-and-validate';
import { read, type SourceFile } from './parse/read';
import { processFiles } from './parse-files.worker';
import { publishedContent } from './published-content';
import { codes } from './rules/registry';
import { check, checkFiles } from './run-rules';
import { buildDate } from './schema/build-date';
import { classifyFile } from './schema/collections';
import type { Content } from './schema/content';
import { leadToAPage } from './schema/formats/address-is-well-formed';
import { areWhole, listsOf, missingLists, orEmpty } from './valid-lists';

/** The result of loading a content folder: the content if it has no error, and every error and warning. */
export interface LoadResult {
  /** With errors only if lastLists is given, and without the files that can't be parsed. */
  content?: Content;
  diagnostics: Diagnostic[];
  /** The text of each file by its path in the diagnostics. */
  sources: SourceTexts;
  /** Every file that could be read at least in part, without its invalid values. */
  files: readonly ValidFile[];
  /** What the rules saw, with or without errors; undefined if a data file is missing or broken. */
  graph?: ContentGraph;
  /** The data files that exist and are valid. */
  lists: Partial<ValidLists>;
}

interface LoadOptions {
  /** The day that the site is of, year-month-day in UTC. */
  today?: string;
  /** Whether the content includes drafts and scheduled pages. They are checked in any case. */
  isPreview?: boolean;
  /** The content at the base of the branch, for the rules on what a branch may change. */
  before?: ContentGraph;
  /** Results of earlier checks. */
  cache?: FileCache;
  /** Unsaved texts of files, by their paths inside the content folder, to be used instead of the saved ones. */
  texts?: ReadonlyMap<string, string>;
  /** The files of the folder, if the caller keeps them. */
  sourceFiles?: readonly SourceFile[];
  /** Whether to compile bodies as well, for a build. */
  withBodies?: boolean;
  /** Transforms the content before long lists are split into pages. */
  mark?: (content: Content) => Content;
  /** If given, there is content in spite of errors, with one of these lists instead of each broken one. */
  lastLists?: Partial<ValidLists>;
}

/**
 * The pipeline: read → parse → validate → link → check → publish → add pages of authors → paginate. For a build, bodies are compiled where they are parsed.
 * @param root the content folder
 */
export async function loadContent(
  root: string,
  {
    today = buildDate(),
    isPreview = false,
    before,
    cache = new FileCache(),
    texts,
    sourceFiles = read(root, texts),
    withBodies = false,
    mark,
    lastLists,
  }: LoadOptions = {},
): Promise<LoadResult> {
  await processFiles(sourceFiles, cache, withBodies);
  const { sound, broken, brokenAddresses, ...parsed } = parseAll(sourceFiles, cache);
  const media = await checkMedia(root, cache.media);
  const diagnostics = [...parsed.diagnostics, ...media.diagnostics];
  // In a file with wrong fields, the body and the other fields are checked in the same run.
  const files = [...sound, ...broken];
  const lists = listsOf(sound);
  const found = { sources: new Map([...parsed.sources, ...media.sources]), files, lists };
  const link = (whole: ValidLists) => linkFiles({ root, files: sound, brokenAddresses }, whole, today);
  const finish = (content: Content) => counted(paginateLists(addAuthorPages(mark ? mark(content) : content)));
  if (!areWhole(lists)) {
    const usable = lastLists && orEmpty({ ...lastLists, ...lists });
    const content = usable && contentWith(usable, (whole) => finish(link(whole).content));
    return { ...found, content, diagnostics: [...diagnostics, ...missingLists(root, sourceFiles)] };
  }
  const linked = orCrash(root, 'step that links the files', () => link(lists));
  if ('severity' in linked) return { ...found, diagnostics: [...diagnostics, linked] };
  const graph = { ...linked, files };
  const ofRules = [...checkFiles(files, lists, cache), ...(await check(graph, root, before))];
  const all = [...diagnostics, ...graph.diagnostics, ...ofRules];
  if (!lastLists && all.some(({ severity }) => severity === 'error')) return { ...found, graph, diagnostics: all };
  const content = orCrash(root, 'step that puts the pages together', () =>
    finish(isPreview ? graph.content : publishedContent(graph.content, files)),
  );
  if ('severity' in content) return { ...found, graph, diagnostics: [...all, content] };
  return { ...found, graph, content, diagnostics: all };
}

/** Parses and validates every file. Of a broken one, its valid fields are known. */
function parseAll(sourceFiles: readonly SourceFile[], cache: FileCache) {
  const sources = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const sound: ValidFile[] = [];
  const broken: ValidFile[] = [];
  const brokenAddresses = new Set<string>();
  const addresses = sourceFiles.flatMap(({ path }) => classifyFile(path)?.address ?? []);
  for (const source of sourceFiles) {
    // Temporary files of programs are not part of the content.
    if (source.rejected?.severity !== 'warning') sources.set(source.label, source.text);
    const result = parseAndValidate(source, cache);
    diagnostics.push(...result.diagnostics.map((each) => leadToAPage(each, addresses)));
    if (result.diagnostics.length === 0) sound.push(...result.files);
    else {
      broken.push(...result.files);
      const address = classifyFile(source.path)?.address;
      if (address !== undefined) brokenAddresses.add(address);
    }
  }
  return { sources, diagnostics, sound, broken, brokenAddresses };
}

/** The content with other lists than those of the folder; undefined if there is none. */
function contentWith(lists: Partial<ValidLists>, make: (lists: ValidLists) => Content): Content | undefined {
  if (!areWhole(lists)) return undefined;
  try {
    return make(lists);
  } catch {
    // The errors of the lists of the folder are reported already.
    return undefined;
  }
}

/** The result of a step, or the diagnostic for its crash. */
function orCrash<Result>(root: string, step: string, make: () => Result): Result | Diagnostic {
  try {
    return make();
  } catch (error) {
    return crashInFolder(root, step, error);
  }
}

function counted(content: Content): Content {
  return { ...content, counts: { pages: content.entries.size, rules: codes.length } };
}
