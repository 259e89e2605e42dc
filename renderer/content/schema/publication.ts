import type { AnyEntry, EntryOf } from './content';

/** Whether the public site has a page. Drafts and scheduled pages are only in previews. */
export type PublicationState = 'published' | 'draft' | 'scheduled';

/** The day from which a page is public, year-month-day; undefined for kinds of pages that are public from the start. */
export function publicationDay(entry: AnyEntry): string | undefined {
  switch (entry.kind) {
    case 'article':
    case 'release':
      return entry.data.date;
    case 'opening':
      return entry.data.posted;
    default:
      return undefined;
  }
}

/** The state of a page on a day, year-month-day. */
export function publicationState(entry: AnyEntry, today: string): PublicationState {
  if (entry.data.draft) return 'draft';
  const day = publicationDay(entry);
  return day !== undefined && day > today ? 'scheduled' : 'published';
}

/** Whether the last day to apply for an opening has passed. `today` is year-month-day, in UTC. */
export function isClosed({ closes }: EntryOf<'opening'>['data'], today: string): boolean {
  return closes !== undefined && closes < today;
}

/** Whether a page is kept out of search engines and of all lists of pages. */
export function isUnlisted({ kind, data }: AnyEntry): boolean {
  return kind === 'page' && data.unlisted === true;
}
