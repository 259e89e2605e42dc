import * as z from 'zod';
import { breaks } from '../formats/field-rules';
import { matching } from './matching';

const PAGE = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;
const PATH = new RegExp(PAGE.source.replace(/\$$/, '(?:#[a-z0-9-]+)?$$'));
const HREF = new RegExp(`${PATH.source}|^#[a-z0-9-]+$|^(?:https://|mailto:|tel:)\\S+$`);

/** A well-formed address on this site, which may not exist. */
export function path(sentence: string) {
  return matching(PATH, 'address-is-well-formed', sentence);
}

/** The address of a whole page of this site, such as /about. The link step checks that it exists. */
export function address(sentence: string) {
  return z
    .string()
    .refine((value) => PATH.test(value), { params: breaks('address-is-well-formed'), abort: true })
    .refine((value) => PAGE.test(value), { params: breaks('page-references-have-no-anchor') })
    .describe(sentence)
    .meta({ refersTo: 'address', pattern: PAGE.source });
}

/** An address of this site, an anchor of the same page, or an outside address (https, mailto, tel). */
export function href(sentence: string) {
  return matching(HREF, 'address-is-well-formed', sentence).meta({ refersTo: 'address' });
}
