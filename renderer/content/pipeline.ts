import type { CheckedFile } from './checked-file/checked-file';
import { withoutConsequences } from './consequences';
import { withNotesTold } from './diagnostics/allow-notes';
import type { SourceTexts } from './diagnostics/code-frame';
import { type Diagnostic, errorsIn } from './diagnostics/diagnostic';
import { translated } from './diagnostics/messages';
import type { ContentFolder } from './files/content-folder';
import type { CheckedMedia } from './files/media/check-media';
import { CheckedContent } from './graph/checked-content';
import { linkFiles } from './graph/link-files';
import { areWhole, listsOf, missingLists, orEmpty, type ValidLists } from './graph/valid-lists';
import { paginateLists } from './paginate-lists';
import { crashInFolder } from './parse/catch-crashes';
import type { KnownFiles } from './parse/known-files';
import type { ParseResult } from './parse/parse';
import { read, type SourceFile } from './parse/read';
import { publishedContent } from './published-content';
import { rulesOf } from './rules/registry';
import { check, checkFiles } from './run-rules';
import { buildDate } from './schema/build-date';
import type { WholeContent } from './schema/content';
import { leadToAPage } from './schema/formats/problem-of-address';
import { openContent } from './schema/open-content';
import type { Site } from './schema/site';

/** The result of loading a content folder: the content if it has no error, and every error and warning. */
export interface LoadResult {
  /** With errors only if lastLists is given, and without the files that can't be parsed. */
  content?: WholeContent;
  diagnostics: Diagnostic[];
  /** The text of each file by its path in the diagnostics. */
  sources: SourceTexts;
  /** Every file that could be read at least in part, without its invalid values. */
  files: readonly CheckedFile[];
  /** What the rules saw, with or without errors; undefined if a data file is missing or broken. */
  checked?: CheckedContent;
  /** The data files that exist and are valid. */
  lists: ValidLists;
}

export interface PipelineOptions {
  site: Site;
  /** The day that the site is of, year-month-day in UTC. */
  today?: string;
  /** Whether the content includes drafts and scheduled pages. They are checked in any case. */
  isPreview?: boolean;
  /** The content at the base of the branch, for the rules on what a branch may change. */
  before?: CheckedContent;
  /** Unsaved texts of files, by their paths inside the content folder, to be used instead of the saved ones. */
  texts?: ReadonlyMap<string, string> | undefined;
  /** The files of the folder, if the caller keeps them. */
  sourceFiles?: readonly SourceFile[];
  /** Transforms the content before long lists are split into pages. */
  mark?: (content: WholeContent) => WholeContent;
  /** If given, there is content even if there are errors: each broken list is replaced by the last good one. */
  lastLists?: ValidLists;
}

/** What the pipeline works with: where its files are, what is known of them, and how they are parsed and inspected. */
export interface Environment {
  folder: ContentFolder;
  cache: KnownFiles;
  /** @returns the result for each file, in the same order */
  parseFiles: (sources: readonly SourceFile[]) => Promise<readonly ParseResult<CheckedFile>[]>;
  checkMedia: () => Promise<CheckedMedia>;
}

/** The pipeline: read → parse and validate → link → rules → publish → paginate. It needs neither a disk nor Node. */
export async function runPipeline(environment: Environment, options: PipelineOptions): Promise<LoadResult> {
  const { folder, cache, parseFiles, checkMedia } = environment;
  const { site, today = buildDate(), lastLists, before } = options;
  const sourceFiles = options.sourceFiles ?? read(folder, site, options.texts);
  const analyzed = sorted(sourceFiles, await parseFiles(sourceFiles), site);
  const media = await checkMedia();
  const facts = { pictures: media.pictures, videos: media.videos };
  const { sound, brokenAddresses } = analyzed;
  const sources = new Map([...analyzed.sources, ...media.sources]);
  // In a file with wrong fields, the body and the other fields are checked in the same run.
  const files = [...sound, ...analyzed.broken];
  const lists = listsOf(sound);
  const resultOf = (found: readonly Diagnostic[], checked?: CheckedContent, content?: WholeContent): LoadResult => {
    const rules = rulesOf(site);
    const diagnostics = found.map((each) =>
      withNotesTold(translated(each, site.messages), sources, rules.get(each.code)?.takesNotes === true),
    );
    return { content, diagnostics, sources, files, checked, lists };
  };
  const link = (whole: ValidLists) =>
    linkFiles({ folder, site, ...facts, files: sound, brokenAddresses }, whole, today);

  const ofFiles = [...analyzed.diagnostics, ...media.diagnostics];
  if (!areWhole(lists, site)) {
    const usable = lastLists && orEmpty({ ...lastLists, ...lists }, site);
    const content = usable && contentWith(usable, site, (whole) => finish(link(whole).content, options));
    return resultOf([...ofFiles, ...missingLists(folder, site, sourceFiles)], undefined, content);
  }
  const linked = orCrash(folder, 'step that links the files', () => link(lists));
  if ('severity' in linked) return resultOf([...ofFiles, linked]);
  const checked = new CheckedContent(linked, files);
  const ofRules = [...checkFiles(files, lists, cache, site), ...(await check(checked, before))];
  const found = await withoutConsequences([...ofFiles, ...linked.diagnostics, ...ofRules], checked, before);
  if (!lastLists && found.some(({ severity }) => severity === 'error')) return resultOf(found, checked);
  const content = orCrash(folder, 'step that puts the pages together', () => {
    const all = linked.content;
    return finish(options.isPreview ? all : publishedContent(all, files, site.kinds), options);
  });
  return 'severity' in content ? resultOf([...found, content], checked) : resultOf(found, checked, content);
}

/** The content with the further pages of long lists, counted. */
function finish(content: WholeContent, { site, mark }: Pick<PipelineOptions, 'site' | 'mark'>): WholeContent {
  const { data } = paginateLists(mark ? mark(content) : content, site);
  return openContent({ ...data, counts: { pages: data.entries.size, rules: rulesOf(site).size } });
}

/** All files. A broken file has its valid fields. */
function sorted(sourceFiles: readonly SourceFile[], results: readonly ParseResult<CheckedFile>[], site: Site) {
  const sources = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const sound: CheckedFile[] = [];
  const broken: CheckedFile[] = [];
  const brokenAddresses = new Set<string>();
  const addresses = sourceFiles.flatMap(({ path }) => site.typeOf(path)?.address ?? []);
  for (const [index, source] of sourceFiles.entries()) {
    const { file, diagnostics: found } = results[index] ?? { diagnostics: [] };
    // Temporary files of programs are not part of the content.
    if (source.rejected?.severity !== 'warning') sources.set(source.label, source.text);
    diagnostics.push(...found.map((each) => leadToAPage(each, addresses)));
    if (errorsIn(found).length === 0) sound.push(...(file ? [file] : []));
    else {
      broken.push(...(file ? [file] : []));
      const address = site.typeOf(source.path)?.address;
      if (address !== undefined) brokenAddresses.add(address);
    }
  }
  return { sources, diagnostics, sound, broken, brokenAddresses };
}

/** The content with other lists; undefined if there is no content. */
function contentWith(
  lists: ValidLists,
  site: Site,
  make: (lists: ValidLists) => WholeContent,
): WholeContent | undefined {
  if (!areWhole(lists, site)) return undefined;
  try {
    return make(lists);
  } catch {
    // The errors of the lists of the folder are reported already.
    return undefined;
  }
}

/** The result of a step, or the diagnostic for its crash. */
function orCrash<Result>(folder: ContentFolder, step: string, make: () => Result): Result | Diagnostic {
  try {
    return make();
  } catch (error) {
    return crashInFolder(folder, step, error);
  }
}
