import { valueAt } from '../../platform/records';
import type { Entry } from './content';

/** Whether a page is kept out of search engines and of all lists of pages. */
export function isUnlisted({ data }: Pick<Entry, 'data'>): boolean {
  return valueAt(data, ['unlisted']) === true;
}

/** Whether a page is kept off the public site until it is finished. */
export function isDraft({ data }: { data: unknown }): boolean {
  return valueAt(data, ['draft']) === true;
}
