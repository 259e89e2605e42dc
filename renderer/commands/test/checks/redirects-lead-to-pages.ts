import { redirects } from '../../../content/schema/redirects';
import type { Check } from '../define-check';

/** Each address that moved leads to a page in one step, and none is a page itself. */
const check: Check = (site) => {
  const addresses = new Set(site.pages.map(({ address }) => address));
  const moved = new Map(site.content.list(redirects).map(({ from, to }) => [from, to]));
  const file = '/_redirects';
  return [...moved].flatMap(([from, to]) => {
    const [target = ''] = to.split('#');
    const isPage = addresses.has(target) || site.files.has(target);
    return [
      ...(isPage
        ? []
        : [
            site.inFile(file, {
              message: `${from} leads to ${to}, where nothing is.`,
              found: to,
              expected: 'the address of a page',
            }),
          ]),
      ...(addresses.has(from)
        ? [
            site.inFile(file, {
              message: `${from} leads to ${to}, but is a page.`,
              found: from,
              expected: 'an address without a page',
            }),
          ]
        : []),
    ];
  });
};

export default check;
