import type { BothSides } from './build-sides';
import type { ChangedFiles } from './changed-files';
import { compareSites } from './compare-sites';
import { takePictures } from './take-pictures';

/**
 * Finds the pages that differ between two builds, and takes their screenshots.
 * @param among the addresses to compare; all of them by default
 */
export async function findChanges({ before, after }: BothSides, files: ChangedFiles, among?: ReadonlySet<string>) {
  const found = compareSites(before.site, after.site, files);
  const candidates = found.pages.filter(({ address }) => among?.has(address) ?? true);
  const pictures = await takePictures(candidates, { before: before.dist, after: after.dist });
  const looksTheSame = (address: string) => {
    const taken = pictures.get(address);
    return taken !== undefined && Object.values(taken).every(({ changes }) => changes.length === 0);
  };
  const pages = candidates.filter(({ kind, address }) => kind !== 'restyled' || !looksTheSame(address));
  return { found: { ...found, pages }, pictures };
}
