import { openSite } from '../../renderer/content/schema/open-site';
import { inSite } from '../../renderer/platform/site-folder.mjs';

/** The site of this project, or the one that --site names. */
export const site = await openSite(inSite('pages/site.ts'));
