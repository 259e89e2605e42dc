import * as z from 'zod';
import { type DataOf, defineList } from './define-list';
import { PATH } from './fields/address';
import { matching } from './fields/matching';
import { OLD_ADDRESS } from './old-address';

/** redirects.yaml: addresses that moved. */
export const redirects = defineList({
  name: 'redirects',
  file: 'redirects.yaml',
  schema: z.array(
    z
      .strictObject({
        from: matching(
          OLD_ADDRESS,
          'old-address-is-well-formed',
          'The old address, in lowercase letters, such as /old-name, /contact.html, /?p=123 or /privacy#old-heading.',
        ),
        to: matching(
          PATH,
          'redirects-lead-to-this-site',
          'The page that now has what was there, such as /contact; for an old anchor, a place on the same page.',
        ),
      })
      .describe('An address that moved: where it was, and which page to send visitors to.'),
  ),
});

export type Redirects = DataOf<typeof redirects>;
