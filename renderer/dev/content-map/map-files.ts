import { byPlace, type Diagnostic } from '../../content/diagnostics/diagnostic';
import { formatMessage } from '../../content/diagnostics/reporters/terminal';
import { pathOfLabel } from '../../content/files/content-root';
import { addressOfReference } from '../../content/graph/address-of-reference';
import type { LoadResult } from '../../content/index';
import type { ValidFile } from '../../content/parse/parse-and-validate';
import type { Entry, PublicationState, WholeContent } from '../../content/schema/content';
import type { Site } from '../../content/schema/open-site';
import { isClosed } from '../../content/schema/publication';
import { groupBy } from '../../platform/group-by';
import type { History } from '../../platform/last-changes';
import { valueAt } from '../../platform/records';

/** The state of a page on the public site; unknown while errors prevent linking. */
export type FileState = PublicationState | 'closed' | 'unknown';

/** An error or a warning of the check. */
export interface Finding extends Pick<Diagnostic, 'severity' | 'code' | 'line' | 'column'> {
  /** What is wrong and how to fix it, line by line. */
  text: string[];
}

/** A content file as the map shows it. */
export interface MapFile {
  /** Path inside the content folder, with forward slashes. */
  path: string;
  /** The address of its page, with its title and state; undefined if it is not a page. */
  address: string | undefined;
  title: string | undefined;
  state: FileState | undefined;
  findings: Finding[];
  /** The paths of the files that link to this file, and of the files that it links to. Automatic lists count as links. */
  incoming: string[];
  outgoing: string[];
  /** The day of the last commit, year-month-day; undefined if git knows no commit. */
  committed: string | undefined;
  /** Whether the file differs from what is committed, or is not committed at all. False if git can't tell. */
  isUncommitted: boolean;
}

/**
 * Every content file, and every other file that the check has found something in, in order of path. What errors hide is
 * unknown: without valid data files, for example, no page has a state.
 * @param root the content folder
 * @param history the git history of the folder, if any
 */
export function mapFilesOf(
  { sources, files, diagnostics, graph }: LoadResult,
  root: string,
  site: Site,
  history: History | undefined,
): MapFile[] {
  const content = graph?.content;
  const known = new Map(files.map((valid) => [valid.file.path, valid]));
  const diagnosticsOf = groupBy([...diagnostics].sort(byPlace), ({ file }) => file);
  const links = linksOf(files, content, site);
  const linksTo = groupBy(links, ({ to }) => to);
  const linksFrom = groupBy(links, ({ from }) => from);
  return distinct([...sources.keys(), ...diagnosticsOf.keys()]).map((label) => {
    const path = pathOfLabel(root, label);
    const address = site.typeOf(path)?.address;
    const entry = entryOf(path, address, content);
    return {
      path,
      address,
      title: address === undefined ? undefined : (entry?.data.title ?? writtenTitle(known.get(path)) ?? address),
      state: address === undefined ? undefined : stateOf(entry, content),
      findings: (diagnosticsOf.get(label) ?? []).map(toFinding),
      incoming: distinct(linksTo.get(path)?.map(({ from }) => from)),
      outgoing: distinct(linksFrom.get(path)?.map(({ to }) => to)),
      committed: history?.committed.get(path)?.slice(0, 10),
      isUncommitted: history !== undefined && (history.changed.has(path) || !history.committed.has(path)),
    };
  });
}

/** The entry of a file. If two files have the same address, the second has no entry. */
function entryOf(path: string, address: string | undefined, content: WholeContent | undefined): Entry | undefined {
  const entry = address === undefined ? undefined : content?.entries.get(address);
  return entry?.file === path ? entry : undefined;
}

function stateOf(entry: Entry | undefined, content: WholeContent | undefined): FileState {
  if (!entry || !content) return 'unknown';
  return entry.state === 'published' && isClosed(entry, content.today) ? 'closed' : entry.state;
}

/** The title as written, even if other fields are wrong. */
function writtenTitle(valid: ValidFile | undefined): string | undefined {
  const title = valueAt(valid?.file.data, ['title']);
  return typeof title === 'string' ? title : undefined;
}

function toFinding(diagnostic: Diagnostic): Finding {
  const { severity, code, line, column } = diagnostic;
  return { severity, code, line, column, text: formatMessage(diagnostic).map((each) => each.trim()) };
}

/** A link between two files, by their paths. */
interface Link {
  from: string;
  to: string;
}

/** Every link of the content, and a link from the page above to each page of a kind with an order, which it lists. */
function linksOf(files: readonly ValidFile[], content: WholeContent | undefined, { kinds }: Site): Link[] {
  const listedKinds = new Set(kinds.flatMap(({ name, order }) => (order === undefined ? [] : name)));
  const paths = new Map(files.toReversed().map(({ address, file }) => [address, file.path]));
  const written = files.flatMap(({ file, references }) => {
    const named = references.flatMap((reference) => addressOfReference(reference, kinds) ?? []);
    const hrefs = [...named, ...file.links.map(({ url }) => url)];
    const targets = hrefs.flatMap((href) => paths.get(href.split('#')[0]) ?? []);
    return targets.map((to) => ({ from: file.path, to }));
  });
  const listed = [...(content?.entries.values() ?? [])].flatMap(({ kind, parent = '', file }) => {
    const above = paths.get(parent);
    return above === undefined || !listedKinds.has(kind) ? [] : [{ from: above, to: file }];
  });
  return [...written, ...listed].filter(({ from, to }) => from !== to);
}

/** Without duplicates, in order. */
function distinct(names: readonly string[] = []): string[] {
  return [...new Set(names)].sort();
}
