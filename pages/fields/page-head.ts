import { pageHead as head } from '../../renderer/content/schema/fields/page-head';
import { river } from './river';

const { draft, ...others } = head;

/** The fields of all pages of this site. */
export const pageHead = { ...others, river: river.optional(), draft };
