import { openThisSite } from './open-this-site';

/** The site in this folder. */
export const site = await openThisSite();
