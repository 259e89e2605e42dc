import { distance } from 'fastest-levenshtein';

export interface Page {
  address: string;
  name: string;
}

/** If a larger share of the letters differs, a page is no more likely than any other. */
const MAX_DIFFERENCE = 0.55;
const MAX_SHOWN = 4;

/** The pages with the addresses closest to a path, closest first, comparing the whole path or only its last part. */
export function closestPages(path: string, pages: readonly Page[]): Page[] {
  return pages
    .map((page) => ({
      page,
      apart: Math.min(difference(path, page.address), difference(lastOf(path), lastOf(page.address))),
    }))
    .filter(({ apart }) => apart <= MAX_DIFFERENCE)
    .sort((a, b) => a.apart - b.apart)
    .slice(0, MAX_SHOWN)
    .map(({ page }) => page);
}

/** The share of differing letters, from 0 to 1. */
function difference(a: string, b: string): number {
  return distance(a, b) / Math.max(a.length, b.length, 1);
}

function lastOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}
