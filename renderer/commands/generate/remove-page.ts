import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedFile } from '../../content/checked-file/checked-file';
import type { SourceTexts } from '../../content/diagnostics/code-frame';
import type { Diagnostic } from '../../content/diagnostics/diagnostic';
import type { CheckedContent } from '../../content/graph/checked-content';
import { type LoadResult, loadContent } from '../../content/index';
import { rulesOf } from '../../content/rules/registry';
import { redirects } from '../../content/schema/redirects';
import { didYouMeanAddress } from '../../content/text/did-you-mean';
import { ChangeError, changeFolder } from '../../platform/change-folder';
import { kindAt, readTextInside } from '../../platform/contained-files';
import { wasPublished } from '../branch/was-published';
import { site } from '../shared/site';
import { filesNaming, foldersOf, isNewSince, linkedContent, pageAt, writeText } from './change-page';
import { redirectsAfterRemoval } from './redirects-after-removal';
import { withoutReferences } from './remove-references';

/** A page that can be removed, with the necessary details. */
export interface Removal {
  root: string;
  address: string;
  page: CheckedFile;
  before: LoadResult;
  linked: CheckedContent;
  wasPublished: boolean;
  /** A suggested redirect target; undefined if the page was never published, so that no old links exist. */
  successor: string | undefined;
}

interface Edited {
  /** The file as diagnostics print it. */
  label: string;
  path: string;
  text: string;
  /** The parts removed from its fields. */
  removed: string[];
}

interface Removed {
  label: string;
  edited: Edited[];
  /** New diagnostics: links that only a person can decide on, unused files. */
  left: Diagnostic[];
  sources: SourceTexts;
  /** Files with earlier errors that contain the address: links in them may have been missed. */
  unsure: string[];
}

/**
 * Checks whether a page can be removed.
 * @param root the content folder
 * @throws ChangeError
 */
export async function planRemoval(root: string, address: string): Promise<Removal> {
  const before = await loadContent(root, { site });
  const linked = linkedContent(before);
  const page = pageAt(address, linked, 'removed');
  checkHasNoItems(page, linked);
  const isTarget = linked.list(redirects).some(({ from, to }) => to === address && !from.includes('#'));
  const isKnown = await wasPublished(root, address, before);
  const successor = isTarget || isKnown ? successorOf(address, linked) : undefined;
  return { root, address, page, before, linked, wasPublished: isKnown, successor };
}

/**
 * Removes a page: its file, the links to it in lists and buttons, its address in the texts of lists, and, with a redirect, old
 * links to it. All or nothing. Links in texts stay, for a person to decide on.
 * @param to where the address redirects, if the removal needs it
 * @throws ChangeError
 */
export async function removePage(removal: Removal, to?: string): Promise<Removed> {
  const { root, address, page, before, linked } = removal;
  if (to !== undefined) checkTarget(to, address, linked);
  const edited = linked.files().flatMap((file) => (file === page ? [] : editedFile(file, removal, to)));
  return changeFolder(root, async (copy) => {
    checkAreAsRead(copy, [page, ...edited], before);
    for (const { path, text } of edited) writeText(copy, path, text);
    rmSync(join(copy, page.path));
    const after = await loadContent(copy, { site });
    const left = after.diagnostics.filter(isNewSince(before));
    const needed = left.find(({ code }) => rulesOf(site).get(code)?.needsPages);
    if (needed) throw new ChangeError(`The site needs this page: ${needed.message} Nothing was changed.`);
    return {
      label: page.label,
      edited,
      left,
      sources: after.sources,
      unsure: filesNaming(address, before).filter((label) => label !== page.label),
    };
  });
}

/** @throws ChangeError if someone saved a file while the editor was asked where its address redirects */
function checkAreAsRead(root: string, files: readonly Pick<CheckedFile, 'label' | 'path'>[], { sources }: LoadResult) {
  const changed = files.find(
    ({ label, path }) => kindAt(root, path) !== 'file' || readTextInside(root, path) !== sources.get(label),
  );
  if (changed) throw new ChangeError(`${changed.label} was saved in the meantime. Try again. Nothing was changed.`);
}

/** @throws ChangeError if pages are below it by the name of their folder */
function checkHasNoItems({ address = '' }: CheckedFile, content: CheckedContent) {
  const folders = foldersOf(address);
  const items = content.files().filter(({ path }) => folders.some((folder) => path.startsWith(`${folder}/`)));
  if (items.length === 0) return;
  const names = items.map((item) => item.address).join(', ');
  throw new ChangeError(`Remove the pages in its folder first: ${names}. Nothing was changed.`);
}

/** @throws ChangeError if a redirect can't lead there */
function checkTarget(to: string, address: string, content: CheckedContent) {
  const target = content.entries.get(to);
  if (target?.state === 'published' && to !== address) return;
  const known = [...content.entries.values()]
    .filter(({ state }) => state === 'published')
    .map((entry) => entry.address);
  const others = known.filter((other) => other !== address);
  const problem =
    to === address
      ? `${to} is the page to be removed.`
      : target
        ? `${to} is not public yet.`
        : `No page has the address ${to}. ${didYouMeanAddress(to, others)}`.trimEnd();
  throw new ChangeError(`${problem} Nothing was changed.`);
}

/** The page above it: the closest to what visitors were looking for. */
function successorOf(address: string, content: CheckedContent): string {
  const entry = content.entries.get(address);
  const above = entry ? content.above(entry) : [];
  return above.findLast(({ state }) => state === 'published')?.address ?? '/';
}

function editedFile(file: CheckedFile, { address, page, wasPublished }: Removal, to: string | undefined): Edited | [] {
  const { text, removed } =
    file.list === 'redirects'
      ? {
          text: to === undefined ? file.text : redirectsAfterRemoval(file.parsed, address, to, wasPublished),
          removed: [],
        }
      : withoutReferences(file, page);
  return text === file.text ? [] : { label: file.label, path: file.path, text, removed };
}
