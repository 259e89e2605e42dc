import { countOf } from '../../renderer/content/text/count-of';
import type { ChangedFiles } from './changed-files';
import type { Sides } from './compare-facts';
import type { PageChange, SiteChanges } from './compare-sites';

/** Labels for the kinds of changes to a page. */
export const KINDS: Record<PageChange['kind'], string> = {
  changed: 'Changed',
  added: 'New page',
  removed: 'Removed page',
  moved: 'Moved page',
  restyled: 'Looks different',
};

/** The whole change in a sentence. */
export function headline({ pages, unpublished }: SiteChanges, files: ChangedFiles): string {
  const count = files.content.length + files.code.length;
  const verb = count === 1 ? 'file reaches' : 'files reach';
  const hidden = unpublished.length === 0 ? '' : `${countOf(unpublished.length, 'page')} not public yet`;
  if (pages.length === 0) return hidden === '' ? 'No page changes' : `No public page changes, but ${hidden}`;
  return `${count} changed ${verb} ${countOf(pages.length, 'page')}${hidden === '' ? '' : `, and ${hidden}`}`;
}

/** The changed aspects of a page, one word each. */
export function kindsOfChange({ kind, text, links, head, data, media }: PageChange): string[] {
  if (kind === 'added' || kind === 'removed') return [KINDS[kind].toLowerCase()];
  const has = (name: string) => head.some((field) => field.name === name);
  const found = [
    kind === 'moved' && 'address',
    text.length > 0 && 'text',
    has('title') && 'title',
    has('description') && 'description',
    links.length > 0 && 'links',
    data.length > 0 && 'structured data',
    media.length > 0 && 'pictures',
  ].filter((word) => word !== false);
  return found.length > 0 ? found : [kind === 'restyled' ? 'look' : 'markup'];
}

/** A number with its change, such as 312 (+3). */
export function change({ before, after }: Sides<number>): string {
  const value = after ?? before ?? 0;
  const difference = (after ?? 0) - (before ?? 0);
  if (before === undefined || after === undefined || difference === 0) return value.toLocaleString('en');
  return `${value.toLocaleString('en')} (${signed(difference)})`;
}

/** The change of a weight in bytes, such as +120 B. */
export function byteChange({ before, after }: Sides<number>): string {
  const difference = (after ?? 0) - (before ?? 0);
  return difference === 0 ? 'as before' : `${signed(difference)} B`;
}

/** The current weight in bytes, or the last one of a removed file. */
export function bytesOf({ before, after }: Sides<number>): string {
  return `${(after ?? before ?? 0).toLocaleString('en')} B`;
}

function signed(difference: number): string {
  return `${difference < 0 ? '−' : '+'}${Math.abs(difference).toLocaleString('en')}`;
}
