import type { AnyEntry } from '../../../content/schema/content';
import { type Blocks, linkLine } from '../nodes';

/** A link to a form, instead of the form. */
export function formLink(label: string, id: string | undefined, { address }: Pick<AnyEntry, 'address'>): Blocks {
  return linkLine({ label, href: id ? `#${id}` : address });
}
