import * as z from 'zod';
import { type BuiltPage, type BuiltSite, onPage } from '../built-site';
import { eachPage } from '../define-check';

const graph = z.object({
  '@context': z.string(),
  '@graph': z.array(z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]) })),
});
const breadcrumbs = z.object({
  itemListElement: z.array(z.object({ position: z.number(), item: z.string().optional() })),
});

/** Each page has one graph of structured data, whose breadcrumbs are pages of the site and end with the page. */
export default eachPage((page, site) =>
  page.entry === undefined ? [] : problemsOf(page, site).map((problem) => onPage(page, problem)),
);

function problemsOf({ root, address }: BuiltPage, { url, pages }: BuiltSite) {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  const parsed = z.preprocess(parse, graph).safeParse(scripts.length === 1 ? scripts[0]?.rawText : '');
  if (!parsed.success)
    return [
      {
        message: 'Its structured data is not one graph of nodes with types.',
        found: `${scripts.length} graphs`,
        expected: 'one graph',
      },
    ];
  const list = parsed.data['@graph'].find((node) => node['@type'] === 'BreadcrumbList');
  const items = list ? breadcrumbs.parse(list).itemListElement.map(({ item = '' }) => item) : [];
  const strange = items.find((item) => !pages.some((page) => url + page.address === item));
  const isWhole = address === '/' || items.at(-1) === url + address;
  return [
    ...(strange === undefined
      ? []
      : [
          {
            message: `Its breadcrumbs name "${strange}", where no page is.`,
            found: strange,
            expected: 'the address of a page',
          },
        ]),
    ...(isWhole
      ? []
      : [{ message: 'Its breadcrumbs do not end with the page.', found: items.at(-1) ?? '', expected: url + address }]),
  ];
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
