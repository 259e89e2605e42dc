import { checkedContent } from '../renderer/content/checked-content';
import type { AnyEntry } from '../renderer/content/schema/content';

/** The route function of a collection: the addresses of its entries are its routes, all others are not. */
export function entryRoute(kind: AnyEntry['kind']) {
  return ({ urlPathname }: { urlPathname: string }) => checkedContent().entries.get(urlPathname)?.kind === kind;
}
