import type { AnyEntry } from '../../../content/schema/content';
import { link, list, paragraph } from '../nodes';

/** Links to pages. */
export function entryList(entries: readonly AnyEntry[]) {
  return list(entries.map(({ data, address }) => paragraph(link({ label: data.name, href: address }))));
}
