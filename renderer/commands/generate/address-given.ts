import { canonicalPath } from '../../content/schema/canonical-path';
import { site } from '../shared/site';

/** The address of a page that was named by its address, by what the browser shows for it, or by its file. */
export function addressGiven(given: string): string {
  const path = /^https?:\/\//.test(given) && URL.canParse(given) ? new URL(given).pathname : given;
  const fromFile = site.typeOf(path.replace(/^content\//, ''))?.address;
  return fromFile ?? canonicalPath(path.startsWith('/') ? path : `/${path}`);
}
