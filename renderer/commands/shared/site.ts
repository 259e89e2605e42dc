import { openThisSite } from './open-this-site';

/** The site of this project, or the one that --site names. */
export const site = await openThisSite();
