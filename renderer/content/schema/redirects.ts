import * as z from 'zod';
import { defineFormat } from './define-format';
import { type DataOf, defineList } from './define-list';
import { PATH } from './fields/address';
import { problemOfOldAddress, problemOfTarget } from './formats/problem-of-redirect';
import { OLD_ADDRESS } from './old-address';

const oldAddress = defineFormat({
  name: 'old-address-is-well-formed',
  category: 'Move or delete a page',
  pattern: OLD_ADDRESS,
  message:
    'An old address in redirects.yaml begins with / and has lowercase letters, digits, hyphens, dots and underscores, also those of other languages; it may end with a query such as ?p=123.',
  rationale:
    'Spellings with capitals or a final slash need no line of their own: every host redirects them already. Nor do links to which someone has added another part of a query, as ads do.',
  fix: 'Removes https:// and the name of this site, changes capitals to lowercase, removes a final slash, and writes a space as %20.',
  example: '/old-name',
  problem: problemOfOldAddress,
});

const target = defineFormat({
  name: 'redirects-lead-to-this-site',
  category: 'Move or delete a page',
  pattern: PATH,
  message: 'A redirect leads to a page of this site, which begins with / and has no https:// and no name of a site.',
  rationale:
    'Someone who opens an old address of this site expects this site. A redirect that leads elsewhere can also be used to make visitors trust a stranger.',
  fix: 'Removes https:// and the name of this site, and spells the address as a page does.',
  example: '/',
  problem: problemOfTarget,
});

/** redirects.yaml: addresses that moved. */
export const redirects = defineList({
  name: 'redirects',
  file: 'redirects.yaml',
  schema: z.array(
    z
      .strictObject({
        from: oldAddress(
          'The old address, in lowercase letters, such as /old-name, /contact.html, /?p=123 or /privacy#old-heading.',
        ),
        to: target(
          'The page that now has what was there, such as /contact; for an old anchor, a place on the same page.',
        ),
      })
      .describe('An address that moved: where it was, and which page to send visitors to.'),
  ),
});

export type Redirects = DataOf<typeof redirects>;
