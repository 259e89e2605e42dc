import { diffArrays } from 'diff';
import type { BuiltPage, Sides } from './read-site';
import type { PageChange } from './site-changes';

/** At most this many inserted and deleted pieces are compared; with more, a page has a change of its own. */
const MAX_EDITS = 2000;

/**
 * What is different in the sources of a page, as a text that is equal for pages with the same change: of a label in the header,
 * it has the old words and the new ones, and not where on the page they are. Undefined for what is too much to compare.
 */
export function sourceChange({ before, after }: Sides<BuiltPage | undefined>): string | undefined {
  if (!before || !after) return undefined;
  const pieces = [
    diffArrays(inPieces(before.own), inPieces(after.own), { maxEditLength: MAX_EDITS }),
    diffArrays(inLines(before.markdown), inLines(after.markdown), { maxEditLength: MAX_EDITS }),
  ];
  if (pieces.includes(undefined)) return undefined;
  const edits = pieces.map((edits) => edits?.filter(({ added, removed }) => added || removed));
  return JSON.stringify(edits.map((part) => part?.map(({ value, added }) => [added, ...value])));
}

/** Tags, and the texts between them. */
function inPieces(html: string): string[] {
  return html.split(/(?<=>)|(?=<)/);
}

function inLines(markdown = ''): string[] {
  return markdown.split('\n');
}

/**
 * Joins pages that change in exactly the same way, for the same reason, so that a label in the header is reported once. Of pages that change in
 * another place as well, only that remains.
 * @param sources what is different in their sources, by address
 */
export function joinAlike(pages: readonly PageChange[], sources: ReadonlyMap<string, string>): PageChange[] {
  const groups = new Map<string, PageChange>();
  for (const page of pages) {
    // One list of causes is true for all of them.
    const key = JSON.stringify([sources.get(page.address) ?? page.address, page.cause]);
    const first = groups.get(key);
    groups.set(key, first ? { ...first, alike: [...first.alike, page.address] } : page);
  }
  const joined = [...groups.values()];
  const shared = joined.filter(({ alike }) => alike.length > 0);
  return joined.map((page) => (page.alike.length > 0 ? page : withoutShared(page, shared)));
}

function withoutShared(page: PageChange, shared: readonly PageChange[]): PageChange {
  const others = shared.filter(({ parts }) => parts.length > 0 && parts.every((part) => hasPart(page, part)));
  if (others.length === 0) return page;
  const known = new Set(others.flatMap(({ parts }) => parts.flatMap(keysOf)));
  const parts = page.parts.map(({ name, changes }) => ({
    name,
    changes: changes.filter((change) => !known.has(keyOf(name, change))),
  }));
  return {
    ...page,
    parts: parts.filter(({ changes }) => changes.length > 0),
    alsoAs: others.map(({ address }) => address),
  };
}

type Part = PageChange['parts'][number];

function keyOf(name: string, change: Part['changes'][number]): string {
  return JSON.stringify([name, change]);
}

function keysOf({ name, changes }: Part): string[] {
  return changes.map((change) => keyOf(name, change));
}

function hasPart({ parts }: PageChange, part: Part): boolean {
  const own = new Set(parts.filter(({ name }) => name === part.name).flatMap(keysOf));
  return keysOf(part).every((key) => own.has(key));
}
