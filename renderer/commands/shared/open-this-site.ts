import { openSite } from '../../content/schema/open-site';

/** Opens the site in this folder. */
export const openThisSite = () => openSite('pages/site.ts');
