import type { BothSides } from './build-sides';
import type { ChangedFiles } from './changed-files';
import { compareSites } from './compare-sites';
import { takePictures } from './take-pictures';

/**
 * Finds the pages that differ between two builds, and takes their screenshots.
 * @param among the addresses to compare; all of them by default
 */
export async function findChanges({ before, after }: BothSides, files: ChangedFiles, among?: ReadonlySet<string>) {
  const found = compareSites(before.site, after.site, files, among);
  const pictures = await takePictures(found.pages, { before: before.dist, after: after.dist }, console.log);
  const pages = found.pages.map((page) => ({ ...page, pictures: pictures.get(page.address) }));
  return { ...found, pages: pages.filter(({ kind, pictures }) => kind !== 'restyled' || pictures?.length !== 0) };
}
