import { sampleOf } from '../../support/sample';
import { addresses } from '../support/built-pages';
import { kinds } from './kinds/kinds';

/** The number of pages in a sample besides one of each kind. */
const FURTHER_PAGES = 2;

/** A page of each kind and a few more; in a sweep, all pages. @param name of the test, see sampleOf */
export function samplePages(name: string): readonly string[] {
  const isOfKind = (address: string) => kinds.includes(address);
  const others = addresses.filter((address) => !isOfKind(address));
  return [...addresses.filter(isOfKind), ...sampleOf(name, others, FURTHER_PAGES)];
}
