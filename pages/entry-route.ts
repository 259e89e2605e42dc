import type { AnyEntry } from '../renderer/content/schema/content';
import { handedOver } from '../renderer/handed-over';

/** The route function of a collection: the addresses of its entries are its routes, all others are not. */
export function entryRoute(kind: AnyEntry['kind']) {
  return ({ urlPathname }: { urlPathname: string }) => handedOver().content.entries.get(urlPathname)?.kind === kind;
}
