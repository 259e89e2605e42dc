import { byPlace, type Diagnostic } from '../../content/diagnostics/diagnostic';
import { formatMessage } from '../../content/diagnostics/reporters/terminal';
import type { LoadResult } from '../../content/index';
import type { ValidFile } from '../../content/parse/parse-and-validate';
import { ancestorsOf } from '../../content/schema/ancestors';
import { classifyFile } from '../../content/schema/collections';
import type { AnyEntry, Content } from '../../content/schema/content';
import { isClosed } from '../../content/schema/publication';
import { isSiteToken, tokensOf } from '../../content/schema/tokens';
import { groupBy } from '../../platform/group-by';
import type { History } from '../../platform/last-changes';
import { valueAt } from '../../platform/records';
import type { FileState, Finding, MapFile } from './map-file';

/** Kinds of pages that the page above them lists automatically. */
const LISTED: AnyEntry['kind'][] = ['article', 'release', 'opening'];

/**
 * Every content file as the map shows it, in order of path. What errors hide is unknown: without valid data files, for
 * example, no page has a state.
 * @param folder the name of the content folder, which the paths in the diagnostics begin with
 * @param history the git history of the folder, if there is one
 */
export function mapFilesOf(
  { sources, files, diagnostics, graph }: LoadResult,
  folder: string,
  history: History | undefined,
): MapFile[] {
  const content = graph?.content;
  const known = new Map(files.map((valid) => [valid.file.path, valid]));
  const findings = findingsByFile(diagnostics);
  const links = linksOf(files, content);
  const linksTo = groupBy(links, ({ to }) => to);
  const linksFrom = groupBy(links, ({ from }) => from);
  return [...sources.keys()].map((label) => {
    const path = label.slice(folder.length + 1);
    const { collection, list, address } = classifyFile(path) ?? {};
    const valid = known.get(path);
    const entry = entryOf(path, address, content);
    const above = entry && content ? ancestorsOf(entry, content.entries).at(-1)?.address : undefined;
    return {
      path,
      kind: collection ?? (list ? 'list' : 'misplaced'),
      address,
      title: entry?.data.title ?? writtenText(valid, 'title') ?? path,
      name: entry?.data.name ?? writtenText(valid, 'name') ?? path,
      state: address === undefined ? undefined : stateOf(entry, content),
      theme: entry?.theme ?? 'ink',
      committed: history?.committed.get(path)?.slice(0, 10),
      isUncommitted: history !== undefined && (history.changed.has(path) || !history.committed.has(path)),
      findings: findings.get(label) ?? [],
      incoming: distinct(linksTo.get(path)?.map(({ from }) => from)),
      outgoing: distinct(linksFrom.get(path)?.map(({ to }) => to)),
      claims: claimsOf(valid),
      parent: above,
    };
  });
}

/** The entry of a file; of two files with the same address, the second has none. */
function entryOf(path: string, address: string | undefined, content: Content | undefined): AnyEntry | undefined {
  const entry = address === undefined ? undefined : content?.entries.get(address);
  return entry?.file === path ? entry : undefined;
}

function stateOf(entry: AnyEntry | undefined, content: Content | undefined): FileState {
  if (!entry || !content) return 'unknown';
  const hasEnded = entry.kind === 'opening' && isClosed(entry.data, content.today);
  return entry.state === 'published' && hasEnded ? 'closed' : entry.state;
}

/** A field of a page as written, even if other fields are wrong. */
function writtenText(valid: ValidFile | undefined, field: string): string | undefined {
  const data = valid?.collection && valid.file.data;
  const value = valueAt(data, [field]);
  return typeof value === 'string' ? value : undefined;
}

/** The diagnostics by file, with the name of the content folder before its path. */
export function findingsByFile(diagnostics: readonly Diagnostic[]): Map<string, Finding[]> {
  const byFile = new Map<string, Finding[]>();
  for (const diagnostic of [...diagnostics].sort(byPlace)) {
    const { file, severity, code, line, column } = diagnostic;
    const finding = { severity, code, line, column, text: formatMessage(diagnostic).map((each) => each.trim()) };
    byFile.set(file, [...(byFile.get(file) ?? []), finding]);
  }
  return byFile;
}

function claimsOf(valid: ValidFile | undefined): string[] {
  if (!valid) return [];
  const inFields = valid.references.filter(({ kind }) => kind === 'claim' || kind === 'token');
  const ids = [...inFields.map(({ value }) => value), ...tokensOf(valid.file.body).map(({ id }) => id)];
  return distinct(ids.filter((id) => !isSiteToken(id)));
}

/** A link between two files, by their paths. */
interface Link {
  from: string;
  to: string;
}

/** Every link that the content has, and those of automatic lists. */
function linksOf(files: readonly ValidFile[], content: Content | undefined): Link[] {
  const paths = new Map(files.toReversed().map(({ address, file }) => [address, file.path]));
  const written = files.flatMap(({ file, references }) => {
    const named = references.flatMap(({ kind, value }) => {
      if (kind === 'address') return [value];
      return kind === 'hub' ? [`/solutions/${value}`] : [];
    });
    const hrefs = [...named, ...file.links.map(({ url }) => url)];
    const targets = hrefs.flatMap((href) => paths.get(href.split('#')[0]) ?? []);
    return targets.map((to) => ({ from: file.path, to }));
  });
  const listed = [...(content?.entries.values() ?? [])].flatMap((entry) => {
    const [list] = content && LISTED.includes(entry.kind) ? ancestorsOf(entry, content.entries) : [];
    return list ? [{ from: list.file, to: entry.file }] : [];
  });
  return [...written, ...listed].filter(({ from, to }) => from !== to);
}

/** Without duplicates, in order. */
function distinct(names: readonly string[] = []): string[] {
  return [...new Set(names)].sort();
}
