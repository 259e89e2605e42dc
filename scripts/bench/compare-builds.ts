import { join } from 'node:path';
import { astroBuilder } from './astro-builder';
import { checkOut, copyThisVersion, withFolder } from './checkouts';
import { compare, type Result } from './compare-timings';
import { siteBuilder } from './site-builder';

const THIS_VERSION = 'this version';

/**
 * Builds the site as it is now and another version of it in turn, or the same articles with Astro. Without additional articles, the
 * social images are drawn as well, as in a fresh clone.
 * @param other a commit, or "astro"
 */
export function compareBuilds(other: string, amount: number): Promise<Result[]> {
  return withFolder(async (folder) => {
    const options = { amount, withSocialImages: amount === 0 };
    const [here, there] = [join(folder, 'this'), join(folder, 'other')];
    await copyThisVersion(here);
    if (other !== 'astro') await checkOut(other, there);
    return compare([
      siteBuilder({ name: THIS_VERSION, folder: here, ...options }),
      other === 'astro' ? astroBuilder(there, amount) : siteBuilder({ name: other, folder: there, ...options }),
    ]);
  });
}

/** Builds the site with added articles, with all their social images and without any, in turn. */
export function compareSocialImages(amount: number): Promise<Result[]> {
  return withFolder(async (folder) => {
    const site = join(folder, 'this');
    await copyThisVersion(site);
    return compare([
      siteBuilder({ name: 'with social images', folder: site, amount, withSocialImages: true }),
      siteBuilder({ name: 'without', folder: site, amount, withSocialImages: false }),
    ]);
  });
}
