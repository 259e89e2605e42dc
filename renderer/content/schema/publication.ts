import type { AnyEntry } from './content';

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

/** What a page is on a day, year-month-day. */
export function publicationState(entry: AnyEntry, today: string): PublicationState {
  if (entry.data.draft) return 'draft';
  const day = publicationDay(entry);
  return day !== undefined && day > today ? 'scheduled' : 'published';
}
