import type { AnyEntry } from '../renderer/content/schema/content';
import { content } from '../renderer/content/store';

/** The route function of a collection: the addresses of its entries are its routes, all others are not. */
export function entryRoute(kind: AnyEntry['kind']) {
  return ({ urlPathname }: { urlPathname: string }) => content.entries.get(urlPathname)?.kind === kind;
}
