import { brotliCompressSync, constants } from 'node:zlib';
import type { ChangedFiles } from './changed-files';
import { comparePages } from './compare-pages';
import { compareFields } from './compare-text';
import { findCause } from './find-cause';
import { joinAlike, sourceChange } from './join-alike';
import type { BuiltPage, BuiltSite, Sides } from './read-site';
import type { PageChange, SiteChanges } from './site-changes';

const IS_STYLE = /\.(?:css|woff2)$/;
const IS_SCRIPT = /\.js$/;
/** The server compresses as much; a higher quality takes many times as long for a few bytes. */
const BROTLI_QUALITY = 9;

/**
 * Compares two builds of the site.
 * @param among the addresses of the pages to compare; all of them by default
 */
export function compareSites(
  before: BuiltSite,
  after: BuiltSite,
  changed: ChangedFiles,
  among?: ReadonlySet<string>,
): Omit<SiteChanges, 'unpublished'> {
  const items = compareFields(before.items, after.items);
  const changedItems = items.map(({ under }) => under);
  const changedFiles = compareFields(before.files, after.files);
  const changedNames = new Set(changedFiles.map(({ under }) => under));
  const moves = movesBetween(before, after);
  const moved = new Set(moves.values());
  const gone = [...before.pages.keys()].filter((address) => !after.pages.has(address) && !moved.has(address));
  const sources = new Map<string, string>();
  const pages = [...after.pages.keys(), ...gone].flatMap((address): PageChange[] => {
    const was = moves.get(address) ?? address;
    const page = { before: before.pages.get(was), after: after.pages.get(address) };
    const files = page.after?.files.filter((name) => changedNames.has(name)) ?? [];
    const kind = was === address ? kindOf(page, files) : 'moved';
    if (kind === undefined || !(among?.has(address) ?? true)) return [];
    const source = kind === 'changed' && !files.some(isMedia) ? sourceChange(page) : undefined;
    if (source !== undefined) sources.set(address, source);
    return [
      {
        address,
        kind,
        was,
        goesTo: after.redirects.get(address),
        cause: findCause([was, address], [before, after], changed, changedItems),
        parts: page.before && page.after ? comparePages(page.before, page.after, files.filter(isMedia)) : [],
        alike: [],
        bytes: { before: weightOf(page.before), after: weightOf(page.after) },
      },
    ];
  });
  return {
    pages: joinAlike(
      pages.sort((left, right) => (left.address < right.address ? -1 : 1)),
      sources,
    ),
    total: after.pages.size,
    redirects: compareFields(before.redirects, after.redirects),
    items,
    files: changedFiles,
  };
}

/** Moved pages by new address: a new redirect leads from a removed address to an added one. */
function movesBetween(before: BuiltSite, after: BuiltSite): Map<string, string> {
  const moves = [...after.redirects].filter(
    ([from, to]) => before.pages.has(from) && !after.pages.has(from) && after.pages.has(to) && !before.pages.has(to),
  );
  return new Map(moves.map(([from, to]) => [to, from]));
}

/** @param files the changed files of the page */
function kindOf(
  { before, after }: Sides<BuiltPage | undefined>,
  files: readonly string[],
): PageChange['kind'] | undefined {
  if (!before) return 'added';
  if (!after) return 'removed';
  if (before.own !== after.own || before.markdown !== after.markdown || files.some(isMedia)) return 'changed';
  return files.some((name) => IS_STYLE.test(name)) ? 'restyled' : undefined;
}

function isMedia(name: string): boolean {
  return !IS_STYLE.test(name) && !IS_SCRIPT.test(name);
}

function weightOf(page: BuiltPage | undefined): number | undefined {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  return page && brotliCompressSync(page.html, { params }).length;
}
