import type { AnyEntry } from './content';

/** Whether a page is kept out of search engines and of everything that lists pages: its data says so. */
export function isUnlisted({ kind, data }: AnyEntry): boolean {
  return kind === 'page' && data.unlisted === true;
}
