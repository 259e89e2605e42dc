import type { ChangedFiles } from './changed-files';
import { compareFacts, compareFields, type FactChanges, type FieldChange, type Sides } from './compare-facts';
import { type Cause, findCause } from './find-cause';
import { readPage } from './read-page';
import type { Asset, BuiltPage, BuiltSite, Claim } from './read-site';

/** A page that a branch changes. A restyled one has the same content, but another style sheet. */
export interface PageChange extends FactChanges {
  address: string;
  kind: 'changed' | 'added' | 'removed' | 'moved' | 'restyled';
  /** The earlier address of the page, if it was different. */
  was: string;
  /** The redirect target of a removed page. */
  goesTo: string | undefined;
  cause: Cause;
  /** Changed pictures and downloads. */
  media: readonly string[];
}

export interface AssetChange extends Sides<number> {
  name: string;
  /** How many pages load it. */
  pages: number;
}

/** All differences between two builds of the site. */
export interface SiteChanges {
  /** By address. Restyled pages may look different, which the screenshots decide. */
  pages: readonly PageChange[];
  /** Drafts and scheduled pages that the branch changes or adds, as previews show them. */
  unpublished: readonly PageChange[];
  /** How many pages the site has now. */
  total: number;
  /** Addresses with a changed redirect. */
  redirects: readonly FieldChange[];
  claims: readonly FieldChange[];
  /** Style sheets, scripts and fonts, with their bytes. */
  assets: readonly AssetChange[];
}

/** Compares two builds of the site. */
export function compareSites(
  before: BuiltSite,
  after: BuiltSite,
  files: ChangedFiles,
): Omit<SiteChanges, 'unpublished'> {
  const claims = compareFields(wordsOf(before.claims), wordsOf(after.claims));
  const moves = movesBetween(before, after);
  const gone = [...before.pages.keys()].filter((address) => !after.pages.has(address));
  const left = gone.filter((address) => ![...moves.values()].includes(address));
  const pages = [...after.pages.keys(), ...left].map((address): PageChange | undefined => {
    const was = moves.get(address) ?? address;
    const sides = { before: before.pages.get(was), after: after.pages.get(address) };
    const kind = was === address ? kindOf(sides, before, after) : 'moved';
    if (kind === undefined) return undefined;
    return {
      address,
      kind,
      was,
      goesTo: kind === 'removed' ? after.redirects.get(address) : undefined,
      cause: findCause([was, address], [before, after], files, claims),
      media: changedMedia(sides),
      ...compareFacts(sides.before && readPage(sides.before.html), sides.after && readPage(sides.after.html)),
    };
  });
  return {
    pages: pages.filter((page) => page !== undefined).sort((left, right) => (left.address < right.address ? -1 : 1)),
    total: after.pages.size,
    redirects: compareFields(before.redirects, after.redirects),
    claims,
    assets: compareAssets(before, after),
  };
}

function wordsOf(claims: ReadonlyMap<string, Claim>): Map<string, string> {
  return new Map([...claims].map(([id, { value, label }]) => [id, label ? `${value} (${label})` : value]));
}

/** Moved pages by new address: a new redirect leads from a removed address to an added one. */
function movesBetween(before: BuiltSite, after: BuiltSite): Map<string, string> {
  const moves = new Map<string, string>();
  for (const [from, to] of after.redirects) {
    const isMove = before.pages.has(from) && !after.pages.has(from) && after.pages.has(to) && !before.pages.has(to);
    if (isMove) moves.set(to, from);
  }
  return moves;
}

function kindOf(page: Sides<BuiltPage>, before: BuiltSite, after: BuiltSite): PageChange['kind'] | undefined {
  if (!page.before) return 'added';
  if (!page.after) return 'removed';
  if (page.before.own !== page.after.own || changedMedia(page).length > 0) return 'changed';
  const { assets } = page.after;
  const isStyled = (name: string) => name.endsWith('.css') && contentOf(before, name) !== contentOf(after, name);
  return assets.some(isStyled) ? 'restyled' : undefined;
}

/** Files with the same name but other bytes; a changed name shows in the document. */
function changedMedia({ before, after }: Sides<BuiltPage>): string[] {
  if (!before || !after) return [];
  return [...after.media].flatMap(([path, hash]) => {
    const old = before.media.get(path);
    return old !== undefined && old !== hash ? [path] : [];
  });
}

function compareAssets(before: BuiltSite, after: BuiltSite): AssetChange[] {
  const names = [...new Set([...before.assets.keys(), ...after.assets.keys()])].sort();
  return names
    .filter((name) => contentOf(before, name) !== contentOf(after, name))
    .map((name) => ({
      name,
      before: before.assets.get(name)?.bytes,
      after: after.assets.get(name)?.bytes,
      pages: [...after.pages.values()].filter(({ assets }) => assets.includes(name)).length,
    }));
}

function contentOf({ assets }: BuiltSite, name: string): Asset['content'] | undefined {
  return assets.get(name)?.content;
}
