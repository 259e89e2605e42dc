import { pageHead as head } from 'sitewright';
import { river } from './river';

const { draft, ...others } = head();

/** The fields of all pages of this site. */
export const pageHead = { ...others, river: river.optional(), draft };
