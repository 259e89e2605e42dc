import { z } from 'zod';
import { path } from './fields/address';

/** Addresses of old sites hold dots and underscores too. Capitals need no line of their own: no host regards them. */
const OLD_PATH = /^(?:\/[a-z0-9_][a-z0-9._~-]*)+$/;

/** redirects.yaml: addresses that moved. */
export const redirects = z.array(
  z
    .strictObject({
      from: z
        .string()
        .refine((value) => OLD_PATH.test(value), { params: { rule: 'old-address-is-well-formed' } })
        .describe('The old address, in small letters, such as /old-name or /contact.html.'),
      to: path('The page that has what stood there, such as /contact.'),
    })
    .describe('An address that moved: where it was, and which page to send visitors to.'),
);

export type Redirects = z.infer<typeof redirects>;
