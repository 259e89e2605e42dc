import { openSite } from '../../content/schema/open-site';
import { inSite } from '../../platform/site-folder.mjs';

/** The site in this folder, or the one that --site names. */
export const openThisSite = () => openSite(inSite('pages/site.ts'));
