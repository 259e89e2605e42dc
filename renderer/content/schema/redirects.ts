import * as z from 'zod';
import { path } from './fields/address';
import { matching } from './fields/matching';

const ANCHOR = '#[^\\s#"\'<>&]+';
/** Old addresses may have dots and underscores too. Capitals need no line of their own: hosts ignore case. */
const OLD_ADDRESS = new RegExp(`^(?:/[a-z0-9_][a-z0-9._~-]*)+(?:${ANCHOR})?$|^/${ANCHOR}$`);

/** redirects.yaml: addresses that moved. */
export const redirects = z.array(
  z
    .strictObject({
      from: matching(
        OLD_ADDRESS,
        'old-address-is-well-formed',
        'The old address, in lowercase letters, such as /old-name, /contact.html or /privacy#old-heading.',
      ),
      to: path('The page that now has what was there, such as /contact; for an old anchor, a place on the same page.'),
    })
    .describe('An address that moved: where it was, and which page to send visitors to.'),
);

export type Redirects = z.infer<typeof redirects>;
