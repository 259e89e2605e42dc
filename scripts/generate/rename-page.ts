import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isSeq } from 'yaml';
import type { Diagnostic } from '../../renderer/content/diagnostics/diagnostic';
import { printTerminal } from '../../renderer/content/diagnostics/reporters/terminal';
import { fixContent } from '../../renderer/content/fix';
import type { ContentGraph } from '../../renderer/content/graph/link';
import { type LoadResult, loadContent } from '../../renderer/content/index';
import { sourceOf } from '../../renderer/content/parse/locations';
import type { ParsedFile } from '../../renderer/content/parse/parse';
import type { ValidFile } from '../../renderer/content/parse/parse-and-validate';
import { classifyFile } from '../../renderer/content/schema/collections';
import type { Path } from '../../renderer/content/schema/walk';
import { didYouMean } from '../../renderer/content/text/did-you-mean';
import { toSlug } from '../../renderer/content/text/slug';
import { readInside } from '../../renderer/platform/contained-files';
import { replaceFile } from '../../renderer/platform/disk-cache.mjs';
import { wasPublished } from '../branch/was-published';

/** Why no page was moved, in words for the editor. */
export class RenamePageError extends Error {}

interface Renamed {
  /** The new path of the file, as diagnostics print it. */
  label: string;
  /** The other files that were changed, as diagnostics print them. */
  changed: string[];
  /** Files with errors that still name the old address: in them, a link may have gone unnoticed. */
  unsure: string[];
  /** Whether the old address redirects to the new one: nobody knows the address of a page that was never published. */
  isRedirected: boolean;
}

type Move = [from: string, to: string];

/**
 * Moves a page to another address: its file, every link to it, the claims that it may state, and, if it was ever
 * published, a redirect from the old address. Does all of it or nothing. Errors that are there already stay as they are.
 * @param root the content folder
 * @throws RenamePageError
 */
export async function renamePage(root: string, oldAddress: string, newAddress: string): Promise<Renamed> {
  const before = await loadContent(root);
  const linked = linkedContent(before);
  const page = pageAt(oldAddress, linked);
  const target = newPathOf(page, newAddress);
  checkIsFree(newAddress, linked);
  const moves = movesOf(root, page, target);
  const isRedirected = await wasPublished(root, oldAddress, before);
  const edited = linked.files.flatMap((file) => [
    ...editedList(file, oldAddress, newAddress, isRedirected),
    ...(page.collection === 'hub' ? namingColumn(file, basename(oldAddress), basename(newAddress)) : []),
  ]);
  checkIsAsRead(root, before);
  const done: Move[] = [];
  const isNew = newErrors(before, { [oldAddress]: newAddress, [page.file.label]: `${basename(root)}/${target}` });
  try {
    for (const { path, text } of edited) replaceFile(join(root, path), (staging) => writeFileSync(staging, text));
    for (const [from, to] of moves) {
      await move(root, from, to);
      done.push([from, to]);
    }
    // The check knows what led to an address that has moved, and how to fix it.
    const { fixed } = await fixContent(root, async () => onlyLinks(await loadContent(root), isNew));
    const after = await loadContent(root);
    const errors = errorsOf(after).filter(isNew);
    if (errors.length > 0) {
      throw new RenamePageError(`Nothing was changed. With that address, the check would say:
${printTerminal(errors, after.sources)}`);
    }
    const changed = [...fixed.map(({ file }) => file), ...edited.map(({ path }) => `${basename(root)}/${path}`)];
    return {
      label: `${basename(root)}/${target}`,
      changed: [...new Set(changed)].sort(),
      unsure: filesNaming(oldAddress, after),
      isRedirected,
    };
  } catch (error) {
    await undo(root, done, before);
    if (error instanceof RenamePageError) throw error;
    throw new RenamePageError(`Nothing was changed, because a file could not be written (${error}).`);
  }
}

function linkedContent({ graph, diagnostics }: LoadResult): ContentGraph {
  if (graph) return graph;
  const broken = diagnostics.filter(({ file, severity }) => severity === 'error' && file.endsWith('.yaml'));
  const names = [...new Set(broken.map(({ file }) => file))].join(', ');
  throw new RenamePageError(
    `${names} must have no errors first: every page depends on it. Run npm run check, and fix what it says. Nothing was changed.`,
  );
}

function errorsOf({ diagnostics }: LoadResult) {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

function onlyLinks(loaded: LoadResult, isNew: (error: Diagnostic) => boolean): LoadResult {
  const links = loaded.diagnostics.filter(({ code }) => code === 'internal-links-resolve');
  return { ...loaded, diagnostics: links.filter(isNew) };
}

/**
 * Tells errors that the move makes from those before it.
 * @param moved what their words name after the move, by what they named before
 */
function newErrors(before: LoadResult, moved: Record<string, string>): (error: Diagnostic) => boolean {
  // An error has the same name when lines before it come or go.
  const nameOf = ({ file, code, field, message }: Diagnostic) => [file, code, field, message].join('\0');
  const inNewWords = (text: string) =>
    Object.entries(moved).reduce((whole, [from, to]) => whole.replaceAll(from, to), text);
  const known = new Set(errorsOf(before).map((error) => inNewWords(nameOf(error))));
  return (error) => !known.has(inNewWords(nameOf(error)));
}

/** The files with errors, of which not all can be read, that name an address. */
function filesNaming(address: string, loaded: LoadResult): string[] {
  const broken = new Set(errorsOf(loaded).map(({ file }) => file));
  return [...broken].filter((file) => loaded.sources.get(file)?.includes(address)).sort();
}

function pageAt(address: string, { files, content }: ContentGraph): ValidFile {
  const page = files.find((file) => file.address === address);
  if (page && address !== '/') return page;
  const problem = page ? 'The home page cannot be moved.' : `No page has the address ${address}.`;
  throw new RenamePageError(`${problem} ${page ? '' : didYouMean(address, [...content.entries.keys()])}`.trimEnd());
}

/** The path of a page's file at another address; a page keeps its kind. */
function newPathOf({ file, collection, address = '' }: ValidFile, newAddress: string): string {
  const isPage = collection === 'page';
  const path = isPage ? `pages${newAddress}.mdx` : `${dirname(file.path)}/${newAddress.split('/').at(-1)}.mdx`;
  const parts = newAddress.split('/').slice(1);
  const isSlug = parts.length > 0 && parts.every((part) => part !== '' && part === toSlug(part));
  const home = classifyFile(path);
  if (isSlug && home?.collection === collection && home?.address === newAddress) return path;
  const form = isPage ? '/new-name' : `${dirname(address).replace(/\/$/, '')}/new-name`;
  throw new RenamePageError(
    `"${newAddress}" can't be the address of ${file.label}. Write it like ${form}: lowercase letters, digits and hyphens.`,
  );
}

function checkIsFree(address: string, { files, content }: ContentGraph) {
  const other = files.find((file) => file.address === address)?.file.label;
  if (other !== undefined)
    throw new RenamePageError(`The address ${address} is taken by ${other}. Choose another one. Nothing was changed.`);
  if (content.redirects.some(({ from }) => from === address))
    throw new RenamePageError(
      `The address ${address} is taken: redirects.yaml redirects it. Choose another one. Nothing was changed.`,
    );
}

/** The file of the page and, for a column, the folder of its items. */
function movesOf(root: string, { file, collection }: ValidFile, target: string): Move[] {
  const own: Move = [file.path, target];
  const items: Move = [file.path.replace(/\.mdx$/, ''), target.replace(/\.mdx$/, '')];
  const moves = collection === 'hub' && existsSync(join(root, items[0])) ? [own, items] : [own];
  const taken = moves.find(([, to]) => existsSync(join(root, to)));
  if (taken) throw new RenamePageError(`${basename(root)}/${taken[1]} already exists.`);
  return moves;
}

async function move(root: string, from: string, to: string) {
  await mkdir(dirname(join(root, to)), { recursive: true });
  await rename(join(root, from), join(root, to));
}

/** @throws RenamePageError if somebody saved a file after it was read: undoing the move would lose that change */
function checkIsAsRead(root: string, loaded: LoadResult) {
  const [changed] = changedSince(root, loaded);
  if (changed) throw new RenamePageError(`${changed.label} was saved in the meantime. Try again. Nothing was changed.`);
}

/** @throws RenamePageError that names the files that can't be restored */
async function undo(root: string, done: readonly Move[], before: LoadResult) {
  try {
    for (const [from, to] of done.toReversed()) await move(root, to, from);
    for (const { path, text } of changedSince(root, before))
      replaceFile(path, (staging) => writeFileSync(staging, text));
  } catch (error) {
    const left = changedSince(root, before).map(({ label }) => label);
    throw new RenamePageError(
      `The page could be neither moved nor restored (${error}). Restore these files from the last commit: ${left.join(', ')}`,
    );
  }
}

/** The files that are gone or have changed since they were read, with the text that was read. */
function changedSince(root: string, { sources }: LoadResult): { label: string; path: string; text: string }[] {
  return [...sources].flatMap(([label, text]) => {
    const path = label.slice(basename(root).length + 1);
    return textNow(root, path) === text ? [] : [{ label, path: join(root, path), text }];
  });
}

function textNow(root: string, path: string): string | undefined {
  try {
    return readInside(root, path).toString('utf8');
  } catch {
    return undefined;
  }
}

/** redirects.yaml and claims.yaml after the move; nothing if they don't change. */
function editedList(
  { file, list, data }: ValidFile,
  from: string,
  to: string,
  isRedirected: boolean,
): { path: string; text: string }[] {
  if (list !== 'redirects' && list !== 'claims') return [];
  const places = stringsIn(data).filter(({ value }) => value === from || value.startsWith(`${from}#`));
  const text = places.toReversed().reduce((rest, { path }) => replaced(rest, file, path, from, to), file.text);
  const whole = list === 'redirects' && isRedirected ? withRedirect(text, file, from, to) : text;
  return whole === file.text ? [] : [{ path: file.path, text: whole }];
}

/** A file that names a column by its id, after the move. */
function namingColumn({ file, references }: ValidFile, from: string, to: string): { path: string; text: string }[] {
  const places = references.filter(({ kind, value }) => kind === 'hub' && value === from);
  const text = places.toReversed().reduce((rest, { path }) => replaced(rest, file, path, from, to), file.text);
  return text === file.text ? [] : [{ path: file.path, text }];
}

function stringsIn(value: unknown, path: Path = []): { path: Path; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, [...path, key]));
}

/** The text with an address replaced in one value. Everything before the value must still be as in the file. */
function replaced(text: string, file: ParsedFile, path: Path, from: string, to: string): string {
  const place = sourceOf(file, path);
  const at = place?.source.indexOf(from) ?? -1;
  if (!place || at < 0) return text;
  const start = place.offset + at;
  return text.slice(0, start) + to + text.slice(start + from.length);
}

function withRedirect(text: string, { yaml, yamlOffset }: ParsedFile, from: string, to: string): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = `- from: ${from}${lineEnd}  to: ${to}${lineEnd}`;
  const list = yaml.contents;
  if (!isSeq(list) || !list.flow || !list.range) {
    const gap = text === '' || text.endsWith('\n') ? '' : lineEnd;
    return text + gap + lines;
  }
  if (list.items.length > 0)
    throw new RenamePageError('redirects.yaml has its list in brackets. Write each redirect on its own lines first.');
  const [start, end] = list.range;
  return text.slice(0, yamlOffset + start) + lines.trimEnd() + text.slice(yamlOffset + end);
}
