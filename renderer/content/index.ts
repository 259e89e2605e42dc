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
  const sources = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const files: ValidFile[] = [];
  const brokenFiles: ValidFile[] = [];
  const brokenAddresses = new Set<string>();
  const addresses = sourceFiles.flatMap(({ path }) => classifyFile(path)?.address ?? []);
  for (const source of sourceFiles) {
    // Temporary files of programs are not part of the content.
    if (source.rejected?.severity !== 'warning') sources.set(source.label, source.text);
    const result = parseAndValidate(source, cache);
    diagnostics.push(...result.diagnostics.map((each) => leadToAPage(each, addresses)));
    if (result.diagnostics.length === 0) files.push(...result.files);
    else {
      brokenFiles.push(...result.files);
      const address = classifyFile(source.path)?.address;
      if (address !== undefined) brokenAddresses.add(address);
    }
  }
  const media = await checkMedia(root, cache.media);
  diagnostics.push(...media.diagnostics);
  for (const [label, text] of media.sources) sources.set(label, text);
  const allFiles = [...files, ...brokenFiles];
  const lists = listsOf(files);
  const finish = (content: Content) => counted(paginateLists(addAuthorPages(mark ? mark(content) : content)));
  if (!areWhole(lists)) {
    const usable = lastLists && orEmpty({ ...lastLists, ...lists });
    const linked = usable && areWhole(usable) && linkFiles(root, files, usable, brokenAddresses, today);
    // A failure caused by a missing list is already reported by the errors of that list.
    const content = await (linked || undefined)?.then((whole) => finish(whole.content)).catch(() => undefined);
    const missing = missingLists(root, sourceFiles);
    return { content, diagnostics: [...diagnostics, ...missing], sources, files: allFiles, lists };
  }
  const sound = await linkFiles(root, files, lists, brokenAddresses, today).catch((error: unknown) =>
    crashInFolder(root, 'step that links the files', error),
  );
  if ('severity' in sound) return { diagnostics: [...diagnostics, sound], sources, files: allFiles, lists };
  // In a file with wrong fields, the body and the other fields are checked in the same run.
  const linked = { ...sound, files: allFiles };
  const found = { sources, files: allFiles, graph: linked, lists };
  const all = [
    ...diagnostics,
    ...linked.diagnostics,
    ...checkFiles(linked.files, lists, cache),
    ...(await check(linked, root, before)),
  ];
  if (!lastLists && all.some(({ severity }) => severity === 'error')) return { ...found, diagnostics: all };
  try {
    const shown = isPreview ? linked.content : publishedContent(linked.content, linked.files);
    return { ...found, content: finish(shown), diagnostics: all };
  } catch (error) {
    return { ...found, diagnostics: [...all, crashInFolder(root, 'step that puts the pages together', error)] };
  }
}

function counted(content: Content): Content {
  return { ...content, counts: { pages: content.entries.size, rules: codes.length } };
}
