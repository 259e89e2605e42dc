import { site } from '../shared/site';
import type { ChangedFiles } from './changed-files';
import type { BuiltSite, MadeOf } from './read-site';

/** Every page with a claim reads this file, so it explains nothing; the claims themselves do. */
const CLAIMS = 'claims.yaml';
/** Every page reads this list for its former anchors, so it explains little. */
const REDIRECTS = 'redirects.yaml';

/**
 * Finds the cause of a page's change: the changed content files of the page, the nearest first, and the changed claims
 * that it states, or else the code. Empty if it can't be known: the code of that side writes no manifest, or neither
 * content nor code explains it.
 * @param was the address that the page had before
 * @param changedClaims their ids
 */
export function findCause(
  [was, address]: readonly [string, string],
  [before, after]: readonly [BuiltSite, BuiltSite],
  files: ChangedFiles,
  changedClaims: readonly string[],
): string[] {
  const made = [before.madeOf?.get(was), after.madeOf?.get(address)].filter((side): side is MadeOf => Boolean(side));
  const isPartOf = (file: string) => file !== CLAIMS && made.some((side) => side.files.includes(file));
  const used = changedClaims.filter((name) => made.some((side) => side.claims.includes(name)));
  const stated = used.filter((name) => isStated(name, was, before) || isStated(name, address, after));
  const own = nearestFirst(files.content.filter(isPartOf), [was, address]);
  const telling = own.filter((file) => file !== REDIRECTS);
  // A claim may be only in the social image.
  const claims = stated.length + telling.length > 0 ? stated : used;
  const content = [...(claims.length + telling.length > 0 ? telling : own), ...claims.map((name) => `claim ${name}`)];
  const isContentKnown = made.length > 0 || files.content.length === 0;
  return content.length === 0 && isContentKnown && files.code.length > 0 ? ['code'] : content;
}

/** The page's own file, then files of other pages, then the data files, which every page may read. */
function nearestFirst(files: readonly string[], addresses: readonly string[]): string[] {
  const distanceOf = (file: string) => {
    const { address } = site.typeOf(file) ?? {};
    return address === undefined ? 2 : addresses.includes(address) ? 0 : 1;
  };
  return files.toSorted((one, other) => distanceOf(one) - distanceOf(other));
}

/** The manifest names every claim of every file that was read for the page; its document shows which claims are on it. */
function isStated(claim: string, address: string, { claims, pages }: BuiltSite): boolean {
  const value = claims.get(claim)?.value;
  if (value === undefined) return false;
  return /[&<>"']/.test(value) || (pages.get(address)?.html.includes(value) ?? false);
}
