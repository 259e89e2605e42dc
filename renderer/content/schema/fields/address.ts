import * as z from 'zod';
import { breaks } from '../formats/field-rules';
import { matching } from './matching';

const PAGE = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;
/** A well-formed address on this site, which may not exist. */
export const PATH = new RegExp(PAGE.source.replace(/\$$/, '(?:#[a-z0-9-]+)?$$'));
const HREF = new RegExp(`${PATH.source}|^#[a-z0-9-]+$|^(?:https://|mailto:|tel:)\\S+$`);

/** What happens to the item of a list if its page is not public. */
export const LEFT_OUT = 'leave out the item';

/**
 * The address of a whole page of this site, such as /about. The link step checks that it exists, and that the public site has it,
 * unless the item of the list is left out with it.
 */
export function address(sentence: string, options: { whenHidden?: typeof LEFT_OUT } = {}) {
  return z
    .string()
    .refine((value) => PATH.test(value), { params: breaks('address-is-well-formed'), abort: true })
    .refine((value) => PAGE.test(value), { params: breaks('page-references-have-no-anchor') })
    .describe(sentence)
    .meta({ refersTo: 'address', pattern: PAGE.source, ...options });
}

/** Whether the item of a list that names a page is left out with the page. */
export function isLeftOut(field: z.ZodType): boolean {
  return field.meta()?.whenHidden === LEFT_OUT;
}

/** An address of this site, an anchor of the same page, or an outside address (https, mailto, tel). */
export function href(sentence: string) {
  return matching(HREF, 'address-is-well-formed', sentence).meta({ refersTo: 'address' });
}
