import type { AnyEntry } from '../../../content/schema/content';
import { type Blocks, linkLine } from '../nodes';

/** The way to a form, in whose place it is. */
export function formLink(label: string, id: string | undefined, { address }: Pick<AnyEntry, 'address'>): Blocks {
  return linkLine({ label, href: id ? `#${id}` : address });
}
