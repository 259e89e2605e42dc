import type { Reference } from '../parse/references';
import type { Kind } from '../schema/define-kind';

/** The address of the page that a field refers to; undefined if it refers to something else. */
export function addressOfReference(
  { kind, value }: Pick<Reference, 'kind' | 'value'>,
  kinds: readonly Kind[],
): string | undefined {
  if (kind === 'address') return value;
  return kinds.find(({ name }) => name === kind)?.address.replace(/[:*]\w+$/, value);
}
