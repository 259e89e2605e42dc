import { loadContent as load } from '../../renderer/content/index';
import { openSite } from '../../renderer/content/schema/open-site';

/** The site of this project. */
export const site = await openSite('pages/site.ts');

/** Loads a content folder as content of this site. */
export const loadContent = (root: string, options: Omit<Parameters<typeof load>[1], 'site'> = {}) =>
  load(root, { site, ...options });
