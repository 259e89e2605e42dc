import { countOf } from '../../content/text/count-of';
import type { ChangedFiles } from './changed-files';
import type { Sides } from './read-site';
import type { PageChange, SiteChanges } from './site-changes';

/** The whole change in a sentence. */
export function headline(changes: SiteChanges, files: ChangedFiles): string {
  const [pages, unpublished] = [everyAddress(changes.pages), everyAddress(changes.unpublished)];
  const count = files.content.length + files.code.length;
  const verb = count === 1 ? 'file reaches' : 'files reach';
  const hidden = unpublished.length === 0 ? '' : `${countOf(unpublished.length, 'page')} not public yet`;
  if (pages.length === 0) return hidden === '' ? 'No page changes' : `No public page changes, but ${hidden}`;
  return `${count} changed ${verb} ${countOf(pages.length, 'page')}${hidden === '' ? '' : `, and ${hidden}`}`;
}

function everyAddress(pages: readonly PageChange[]): string[] {
  return pages.flatMap(({ address, alike }) => [address, ...alike]);
}

/** How many other pages change in the same way: " and 2 pages alike". */
export function andOthers({ alike }: PageChange): string {
  return alike.length === 0 ? '' : ` and ${countOf(alike.length, 'page')} alike`;
}

/** The differences of a page. */
export function aspectsOf({ kind, was, goesTo, parts, alsoAs = [] }: PageChange): string {
  if (kind === 'added') return 'new page';
  if (kind === 'removed') return `removed page, ${goesTo === undefined ? 'no redirect' : `redirected to ${goesTo}`}`;
  const aspects = parts.map(({ name }) => name.toLowerCase());
  if (kind === 'moved') aspects.unshift(`moved from ${was}`);
  if (alsoAs.length > 0) aspects.push(`what changes on ${alsoAs.join(', ')}`);
  return aspects.join(', ') || (kind === 'restyled' ? 'look' : 'markup');
}

/** A weight in bytes with its change, such as 5,358 B (+10). */
export function weight({ before, after }: Sides<number | undefined>): string {
  const value = (after ?? before ?? 0).toLocaleString('en');
  const difference = (after ?? 0) - (before ?? 0);
  if (before === undefined || after === undefined || difference === 0) return `${value} B`;
  return `${value} B (${difference < 0 ? '−' : '+'}${Math.abs(difference).toLocaleString('en')})`;
}
