import { address, date, defineList, distinct, SHOWN, text } from 'sitewright';
import * as z from 'zod';
import { icon } from '../fields/icon';
import { claimPhrase, figure, writtenOut } from './claim-formats';

/** The kind of a claim, which determines its group on /figures. */
export const claimKinds = ['company', 'result', 'delivery', 'reply', 'period', 'market'] as const;

const claim = z.strictObject({
  value: figure('The figure, as it is shown, such as 10,000+.'),
  label: writtenOut('What the figure counts, in a few words.'),
  labels: z
    .array(
      z.strictObject({
        page: address('The address of the page, such as /about.'),
        label: writtenOut('The label on this page.'),
      }),
    )
    .min(1)
    .describe('Other labels, each on one page.')
    .meta(distinct('page'))
    .optional(),
  icon,
  kind: z
    .enum(claimKinds)
    .describe(
      'company: a count of ours; result: what work achieved; delivery: how long work takes; reply: when we answer; period: how long a notice runs or data is kept; market: what others counted.',
    ),
  counts: writtenOut('What exactly is counted or promised, one sentence.'),
  since: writtenOut('Since when it is counted or promised, such as March 2024.'),
  source: writtenOut('Where the figure comes from: Our own records, or what others counted with publisher and report.'),
  checked: date('The day on which someone last asked whether the figure still holds, year-month-day.'),
  condition: writtenOut(
    'Under which condition it holds, in a few words, if it would mean something else without it: it is shown beside the figure.',
  ).optional(),
  pages: z
    .array(text('An address such as /about, or a family of addresses such as /solutions/*, or /* for every page.'))
    .min(1)
    .describe('Where the claim is allowed.')
    .meta(distinct()),
  phrases: z
    .array(
      claimPhrase('Words around the figure, such as: replies {value}. The check finds them with another time.').meta(
        SHOWN.never,
      ),
    )
    .min(1)
    .describe('How texts say this promise, with {value} in place of the figure.')
    .meta(distinct())
    .optional(),
  'review-by': date(
    'The day by which someone asks again whether the figure still holds, year-month-day; after it, the check warns.',
  ).optional(),
});

/** claims.yaml: every figure on the site, once, by id. Texts refer to a claim as [[id]]. */
export const claims = defineList({
  name: 'claims',
  file: 'claims.yaml',
  item: 'claim',
  shownBy: 'figures',
  tokens: (all) => Object.fromEntries(Object.entries(all).map(([id, { value }]) => [id, value])),
  schema: z.record(z.string(), claim).describe('Every claim by its id.'),
});

export type Claim = z.infer<typeof claim>;
export type Claims = Readonly<Record<string, Claim>>;

/** The label of a claim on a page. */
export function labelOn(page: string, { label, labels }: Claim): string {
  return labels?.find((other) => other.page === page)?.label ?? label;
}

/** Whether a claim is allowed on a page. */
export function isAllowedOn({ pages }: Claim, address: string): boolean {
  return pages.some((pattern) => covers(pattern, address));
}

/** Whether a pattern matches an address: the address itself, /solutions/* for all addresses below, /* for every page. */
function covers(pattern: string, address: string): boolean {
  return pattern === address || (pattern.endsWith('/*') && address.startsWith(pattern.slice(0, -1)));
}
