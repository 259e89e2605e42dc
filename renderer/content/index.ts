import { buildDay } from './build-day';
import { homeOf, type ListName, lists } from './collections';
import type { Diagnostic } from './diagnostics/diagnostic';
import { rangeAt } from './diagnostics/diagnostic';
import type { SourceTexts } from './diagnostics/quote';
import { strayFile } from './rules/files-have-their-place';
import { missingList } from './rules/lists-are-present';
import type { Content } from './schema/content';
import { check } from './steps/check';
import { type Linked, link, type ValidFile, type ValidLists } from './steps/link';
import { inFile, parse } from './steps/parse';
import { publish } from './steps/publish';
import { read, type SourceFile } from './steps/read';
import { validate } from './steps/validate';

/** What became of a content folder: the content where it has no error, and every error and warning in it. */
export interface Loaded {
  content?: Content;
  diagnostics: Diagnostic[];
  /** The text of each file by its path in the diagnostics. */
  sources: SourceTexts;
  /** What the rules saw, errors or not; undefined where a list is missing or broken. */
  linked?: Linked;
}

interface Showing {
  /** The day that the site is of, year-month-day in UTC. */
  today?: string;
  /** Whether drafts and scheduled pages stand in the content as well. They are checked in any case. */
  isPreview?: boolean;
  /** The content at the base of the branch, for the rules on what a branch may change. */
  before?: Linked;
}

/**
 * The pipeline: read → parse → validate → link → check → publish. Bodies are compiled later, by the page that shows
 * them (steps/compile.ts).
 * @param root the content folder
 */
export async function loadContent(
  root: string,
  { today = buildDay(), isPreview = false, before }: Showing = {},
): Promise<Loaded> {
  const sourceFiles = await read(root);
  const sources = new Map(sourceFiles.map((source) => [source.label, source.text]));
  const diagnostics: Diagnostic[] = [];
  const files: ValidFile[] = [];
  const brokenAddresses = new Set<string>();
  for (const source of sourceFiles) {
    const result = parseAndValidate(source);
    if ('file' in result) files.push(result);
    else {
      diagnostics.push(...result.diagnostics);
      const address = homeOf(source.path)?.address;
      if (address !== undefined) brokenAddresses.add(address);
    }
  }
  const wholeLists = listsOf(files);
  if (!wholeLists) return { diagnostics: [...diagnostics, ...missingLists(root, sourceFiles)], sources };
  const linked = await link(root, files, wholeLists, brokenAddresses, today);
  diagnostics.push(...linked.diagnostics, ...(await check(linked, root, before)));
  const isSound = diagnostics.every((diagnostic) => diagnostic.severity !== 'error');
  if (!isSound) return { diagnostics, sources, linked };
  return { content: isPreview ? linked.content : publish(linked.content), diagnostics, sources, linked };
}

function parseAndValidate(source: SourceFile): ValidFile | { diagnostics: Diagnostic[] } {
  const home = homeOf(source.path);
  if (!home) return { diagnostics: [inFile(source, rangeAt(source.text, 0, 0), strayFile())] };
  const parsed = parse(source);
  if ('diagnostics' in parsed) return parsed;
  const result = validate(home.schema, parsed.file);
  if ('diagnostics' in result) return result;
  return { ...home, file: parsed.file, data: result.data };
}

/** The data of all lists, or undefined where one is missing or broken. */
function listsOf(files: readonly ValidFile[]): ValidLists | undefined {
  const found = Object.fromEntries(files.flatMap((file) => (file.list ? [[file.list, file.data]] : [])));
  const isComplete = Object.keys(lists).every((name) => name in found);
  // Each list has passed its own schema, which is what ValidLists is made of.
  return isComplete ? (found as ValidLists) : undefined;
}

function missingLists(root: string, sources: readonly SourceFile[]): Diagnostic[] {
  return (Object.keys(lists) as ListName[]).flatMap((name) => {
    const { file } = lists[name];
    if (sources.some((source) => source.path === file)) return [];
    const source = { label: `${root}/${file}` };
    return [inFile(source, rangeAt('', 0, 0), missingList(file))];
  });
}
