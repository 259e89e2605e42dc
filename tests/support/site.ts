import { openSite } from '../../renderer/content/schema/open-site';

/** The site under test, which is in the working folder: see enter-site.ts. */
export const site = await openSite('pages/site.ts');

/** A small valid content folder of it. */
export const BASE = process.env.BASE_CONTENT ?? 'content';
