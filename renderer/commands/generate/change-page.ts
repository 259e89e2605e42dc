import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedFile } from '../../content/checked-file/checked-file';
import { type Diagnostic, errorsIn, identityOf } from '../../content/diagnostics/diagnostic';
import { pathOfLabel } from '../../content/files/content-root';
import type { CheckedContent } from '../../content/graph/checked-content';
import type { LoadResult } from '../../content/index';
import { patternReader, patternWriter } from '../../content/schema/pattern';
import { didYouMeanAddress } from '../../content/text/did-you-mean';
import { readTextInside } from '../../platform/contained-files';
import { replaceFile } from '../../platform/disk-cache.mjs';
import { site } from '../shared/site';

/** Why no page was moved or removed, in words for the editor. */
export class PageChangeError extends Error {}

/** @throws PageChangeError if a list that every page depends on has errors */
export function linkedContent({ checked, diagnostics }: LoadResult): CheckedContent {
  if (checked) return checked;
  const broken = errorsIn(diagnostics).filter(({ file }) => file.endsWith('.yaml'));
  const names = [...new Set(broken.map(({ file }) => file))].join(', ');
  throw new PageChangeError(
    `${names} must have no errors first: every page depends on it. Run npm run check, and fix what it says. Nothing was changed.`,
  );
}

/**
 * Distinguishes diagnostics caused by a change from earlier diagnostics.
 * @param moved new names in messages, by old name
 */
export function isNewSince(
  before: LoadResult,
  moved: Record<string, string> = {},
): (diagnostic: Diagnostic) => boolean {
  const inNewWords = (text: string) =>
    Object.entries(moved).reduce((whole, [from, to]) => whole.replaceAll(from, to), text);
  const known = new Set(before.diagnostics.map((each) => inNewWords(identityOf(each))));
  return (diagnostic) => !known.has(inNewWords(identityOf(diagnostic)));
}

/** The files with errors that contain an address; not all of their links can be read. */
export function filesNaming(address: string, loaded: LoadResult): string[] {
  const broken = new Set(errorsIn(loaded.diagnostics).map(({ file }) => file));
  return [...broken].filter((file) => loaded.sources.get(file)?.includes(address)).sort();
}

/** @throws PageChangeError if there is no such page, or it is the home page */
export function pageAt(address: string, content: CheckedContent, change: 'moved' | 'removed'): CheckedFile {
  const page = content.fileAt(address);
  if (page && address !== '/') return page;
  const problem = page ? `The home page cannot be ${change}.` : `No page has the address ${address}.`;
  throw new PageChangeError(
    `${problem} ${page ? '' : didYouMeanAddress(address, [...content.entries.keys()])}`.trimEnd(),
  );
}

/** The folders that have the name of a page, because files in it are below that page. */
export function foldersOf(address: string): string[] {
  return site.kinds.flatMap(({ parent, files }) => {
    const params = typeof parent === 'string' ? patternReader(parent)(address) : undefined;
    const parts = files.split('/');
    const last = parts.findLastIndex((part) => part.startsWith(':') && params?.[part.slice(1)] !== undefined);
    return params && last >= 0 ? patternWriter(parts.slice(0, last + 1).join('/'))(params) : [];
  });
}

/** @throws PageChangeError if someone saved a file after it was read: undoing the move would lose that change */
export function checkIsAsRead(root: string, loaded: LoadResult) {
  const [changed] = changedSince(root, loaded);
  if (changed) throw new PageChangeError(`${changed.label} was saved in the meantime. Try again. Nothing was changed.`);
}

/** The files that are gone or have changed since they were read, with the text that was read. */
function changedSince(root: string, { sources }: LoadResult): { label: string; path: string; text: string }[] {
  return [...sources].flatMap(([label, text]) => {
    const path = pathOfLabel(root, label);
    return textNow(root, path) === text ? [] : [{ label, path, text }];
  });
}

function textNow(root: string, path: string): string | undefined {
  try {
    return readTextInside(root, path);
  } catch {
    return undefined;
  }
}

/** Replaces the text of a file, or creates the file. @param path inside the content folder */
export function writeText(root: string, path: string, text: string) {
  replaceFile(join(root, path), (staging) => writeFileSync(staging, text));
}

/**
 * Makes a change that leaves every file as it was if it fails.
 * @param moveBack moves the files back that the change has moved
 * @throws PageChangeError
 */
export async function allOrNothing<Result>(
  root: string,
  before: LoadResult,
  change: () => Promise<Result>,
  moveBack = async () => {},
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    await restore(root, before, moveBack);
    if (error instanceof PageChangeError) throw error;
    throw new PageChangeError(`Nothing was changed, because a file could not be written (${error}).`);
  }
}

/** @throws PageChangeError that names the files that can't be restored */
async function restore(root: string, before: LoadResult, moveBack: () => Promise<void>) {
  try {
    await moveBack();
    for (const { path, text } of changedSince(root, before)) writeText(root, path, text);
  } catch (error) {
    const left = changedSince(root, before).map(({ label }) => label);
    throw new PageChangeError(
      `The page could be neither changed nor restored (${error}). Restore these files from the last commit: ${left.join(', ')}`,
    );
  }
}
