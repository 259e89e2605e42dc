import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CheckedFile } from '../../content/checked-file/checked-file';
import { type Diagnostic, errorsIn } from '../../content/diagnostics/diagnostic';
import { printTerminal } from '../../content/diagnostics/reporters/terminal';
import { replacedIn, stringsIn, withRedirect, withText } from '../../content/edit/edit-fields';
import { labelOf } from '../../content/files/content-root';
import { findFixes } from '../../content/fix-files';
import type { CheckedContent } from '../../content/graph/checked-content';
import { type LoadResult, loadContent } from '../../content/index';
import { FileCache } from '../../content/parse/file-cache';
import { patternReader, patternWriter } from '../../content/schema/pattern';
import { redirects } from '../../content/schema/redirects';
import { toSlug } from '../../content/text/slug';
import { ChangeError, changeFolder } from '../../platform/change-folder';
import { wasPublished } from '../branch/was-published';
import { site } from '../shared/site';
import { filesNaming, foldersOf, isNewSince, linkedContent, pageAt, writeText } from './change-page';

interface Renamed {
  /** The new path of the file, as diagnostics print it. */
  label: string;
  /** The other files that were changed, as diagnostics print them. */
  changed: string[];
  /** Files with errors that still contain the old address: links in them may have been missed. */
  unsure: string[];
  /** Whether the old address redirects to the new one: pages that were never published need no redirect. */
  isRedirected: boolean;
}

type Move = [from: string, to: string];

/**
 * Moves a page to another address: its file, every link to it, the lists that name its address, and, if it was ever
 * published, a redirect from the old address. All or nothing. Existing errors stay as they are.
 * @param root the content folder
 * @throws ChangeError
 */
export async function renamePage(root: string, oldAddress: string, newAddress: string): Promise<Renamed> {
  return changeFolder(root, (copy) => renamed(copy, root, oldAddress, newAddress));
}

/** Moves a page in a copy of the content. @param original the content folder, which is in git */
async function renamed(root: string, original: string, oldAddress: string, newAddress: string): Promise<Renamed> {
  const cache = new FileCache();
  const before = await loadContent(root, { site, cache });
  const linked = linkedContent(before);
  const page = pageAt(oldAddress, linked, 'moved');
  const target = newPathOf(page, newAddress);
  checkIsFree(newAddress, linked);
  const moves = movesOf(root, page, target, newAddress);
  const isRedirected = await wasPublished(original, oldAddress, before);
  const edited = linked
    .files()
    .flatMap((file) => [
      ...editedList(file, oldAddress, newAddress, isRedirected),
      ...namingPage(file, page, basename(newAddress)),
    ]);
  // Links are corrected along a redirect, even if no redirect is left in the end.
  const temporary = isRedirected
    ? []
    : linked
        .files()
        .flatMap((file) => (file.list === 'redirects' ? editedList(file, oldAddress, newAddress, true) : []));
  const isNew = isNewSince(before, { [oldAddress]: newAddress, [page.label]: labelOf(root, target) });
  for (const { path, text } of [...edited, ...temporary]) writeText(root, path, text);
  for (const [from, to] of moves) move(root, from, to);
  // The check knows what led to an address that has moved, and how to fix it.
  const { fixed, texts } = await findFixes(root, async (texts) =>
    onlyLinks(await loadContent(root, { site, cache, texts }), isNew),
  );
  for (const [path, text] of texts) writeText(root, path, text);
  for (const { path } of temporary) {
    const final = edited.find((file) => file.path === path)?.text;
    writeText(root, path, final ?? before.sources.get(labelOf(root, path)) ?? '');
  }
  const after = await loadContent(root, { site, cache });
  const errors = errorsIn(after.diagnostics).filter(isNew);
  if (errors.length > 0)
    throw new ChangeError(`Nothing was changed. With that address, the check would say:
${printTerminal(errors, after.sources)}`);
  const changed = [...fixed.map(({ file }) => file), ...edited.map(({ path }) => labelOf(root, path))];
  return {
    label: labelOf(root, target),
    changed: [...new Set(changed)].sort(),
    unsure: filesNaming(oldAddress, after),
    isRedirected,
  };
}

function onlyLinks(loaded: LoadResult, isNew: (error: Diagnostic) => boolean): LoadResult {
  const links = loaded.diagnostics.filter(({ code }) => code === 'internal-links-resolve');
  return { ...loaded, diagnostics: links.filter(isNew) };
}

/** The path of a page's file at another address; a page keeps its kind. */
function newPathOf({ label, kind, params, address = '' }: CheckedFile, newAddress: string): string {
  const parts = newAddress.split('/').slice(1);
  const isSlug = parts.length > 0 && parts.every((part) => part !== '' && part === toSlug(part));
  const named = kind && isSlug ? patternReader(kind.address)(newAddress) : undefined;
  // What the address does not name stays.
  const path = kind && named && patternWriter(kind.files)({ ...params, ...named });
  const home = path === undefined ? undefined : site.typeOf(path);
  if (path !== undefined && home?.kind === kind && home?.address === newAddress) return path;
  const form = kind?.address.includes('*') ? '/new-name' : `${dirname(address).replace(/\/$/, '')}/new-name`;
  throw new ChangeError(
    `"${newAddress}" can't be the address of ${label}. Write it like ${form}: lowercase letters, digits and hyphens.`,
  );
}

function checkIsFree(address: string, content: CheckedContent) {
  const other = content.fileAt(address)?.label;
  if (other !== undefined)
    throw new ChangeError(`The address ${address} is taken by ${other}. Choose another one. Nothing was changed.`);
  if (content.list(redirects).some(({ from }) => from === address))
    throw new ChangeError(
      `The address ${address} is taken: redirects.yaml redirects it. Choose another one. Nothing was changed.`,
    );
}

/** The file of the page, and the folders that have its name. */
function movesOf(root: string, { path, address = '' }: CheckedFile, target: string, newAddress: string): Move[] {
  const newFolders = foldersOf(newAddress);
  const folders = foldersOf(address).map((folder, index): Move => [folder, newFolders[index] ?? folder]);
  const moves: Move[] = [[path, target], ...folders.filter(([from]) => existsSync(join(root, from)))];
  const taken = moves.find(([, to]) => existsSync(join(root, to)));
  if (taken) throw new ChangeError(`${labelOf(root, taken[1])} already exists.`);
  return moves;
}

function move(root: string, from: string, to: string) {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  renameSync(join(root, from), join(root, to));
}

/** A data file after the move; nothing if it doesn't change. */
function editedList(
  { parsed: file, list, data }: CheckedFile,
  from: string,
  to: string,
  isRedirected: boolean,
): { path: string; text: string }[] {
  if (list === undefined) return [];
  const places = stringsIn(data).filter(({ value }) => value === from || value.startsWith(`${from}#`));
  const text = replacedIn(file, places, from, to);
  const whole = list === 'redirects' && isRedirected ? withRedirect(withText(file, text), from, to).text : text;
  return whole === file.text ? [] : [{ path: file.path, text: whole }];
}

/** A file that names a column or an author by its id, after the move. */
function namingPage({ parsed: file, references }: CheckedFile, page: CheckedFile, to: string) {
  const from = basename(page.address ?? '');
  const places = references.filter(({ kind, value }) => kind === page.kind?.name && value === from);
  const text = replacedIn(file, places, from, to);
  return text === file.text ? [] : [{ path: file.path, text }];
}
