import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedFile } from '../../content/checked-file/checked-file';
import { type Diagnostic, errorsIn, identityOf } from '../../content/diagnostics/diagnostic';
import type { CheckedContent } from '../../content/graph/checked-content';
import type { LoadResult } from '../../content/index';
import { patternReader, patternWriter } from '../../content/schema/pattern';
import { didYouMeanAddress } from '../../content/text/did-you-mean';
import { ChangeError } from '../../platform/change-folder';
import { replaceFile } from '../../platform/disk-cache.mjs';
import { site } from '../shared/site';

/** @throws ChangeError if a list that every page depends on has errors */
export function linkedContent({ checked, diagnostics }: LoadResult): CheckedContent {
  if (checked) return checked;
  const broken = errorsIn(diagnostics).filter(({ file }) => file.endsWith('.yaml'));
  const names = [...new Set(broken.map(({ file }) => file))].join(', ');
  throw new ChangeError(
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

/** @throws ChangeError if there is no such page, or it is the home page */
export function pageAt(address: string, content: CheckedContent, change: 'moved' | 'removed'): CheckedFile {
  const page = content.fileAt(address);
  if (page && address !== '/') return page;
  const problem = page ? `The home page cannot be ${change}.` : `No page has the address ${address}.`;
  throw new ChangeError(`${problem} ${page ? '' : didYouMeanAddress(address, [...content.entries.keys()])}`.trimEnd());
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

/** Replaces the text of a file, or creates the file. @param path inside the content folder */
export function writeText(root: string, path: string, text: string) {
  replaceFile(join(root, path), (staging) => writeFileSync(staging, text, { flush: true }));
}
