import type * as z from 'zod';
import { HIDDEN_IN_ADDRESS } from '../../text/hidden-in-address';
import { defineFormat } from '../define-format';
import { problemOfAddress } from '../formats/problem-of-address';

const PAGE = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;
/** A well-formed address on this site, which may not exist. */
export const PATH = new RegExp(PAGE.source.replace(/\$$/, '(?:#[a-z0-9-]+)?$$'));
const HREF = new RegExp(`${PATH.source}|^#[a-z0-9-]+$|^(?:https://|mailto:|tel:)\\S+$`);

/** What happens to the item of a list if its page is not public. */
export const LEFT_OUT = 'leave out the item';

const wellFormed = {
  name: 'address-is-well-formed',
  category: 'Set links',
  message:
    'An address on this site begins with / and has lowercase letters, digits and hyphens; an outside one begins with https://, mailto: or tel:.',
  rationale:
    'Each page has exactly one address, which looks the same wherever it is written. Then links can be checked, and no link needs a redirect.',
  fix: 'Adds a missing / at the beginning, removes one at the end, and changes capitals to lowercase where the result is the address of a page.',
  example: '/',
  problem: problemOfAddress,
} as const;

const target = defineFormat({
  ...wellFormed,
  pattern: HREF,
  test: (value) => !HIDDEN_IN_ADDRESS.test(value),
});

const wholePage = defineFormat(
  {
    name: 'page-references-have-no-anchor',
    category: 'Set links',
    pattern: PAGE,
    message: 'Where a field refers to a page, such as an item of a column, its address has no anchor.',
    rationale:
      'The site takes the name, the color and the summary from that page. A place on a page does not have these.',
    example: '/',
    problem: (found) => ({
      message: `This field refers to a whole page, but found "${found}" with an anchor.`,
      suggestion: `Write it like this:   ${found.split('#')[0]}`,
    }),
  },
  defineFormat({ ...wellFormed, pattern: PATH }),
);

/**
 * The address of a whole page of this site, such as /about. The link step checks that it exists, and that the public site has it,
 * unless the item of the list is left out with it.
 */
export function address(sentence: string, options: { whenHidden?: typeof LEFT_OUT } = {}) {
  return wholePage(sentence).meta({ refersTo: 'address', ...options });
}

/** Whether the item of a list that names a page is left out with the page. */
export function isLeftOut(field: z.ZodType): boolean {
  return field.meta()?.whenHidden === LEFT_OUT;
}

/** An address of this site, an anchor of the same page, or an outside address (https, mailto, tel). */
export function href(sentence: string) {
  return target(sentence).meta({ refersTo: 'address' });
}
