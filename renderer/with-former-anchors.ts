import type { Redirects } from './content/schema/redirects';

/**
 * The HTML of a page that answers to the anchors it once had: each old one stands at the beginning of the element that
 * has the new one. An old anchor without a new one needs nothing; a browser shows the top of the page.
 * @param address the address of the page
 */
export function withFormerAnchors(html: string, address: string, redirects: Redirects): string {
  return redirects.reduce((page, { from, to }) => {
    const [path, old] = from.split('#');
    const [, now] = to.split('#');
    if (path !== address || old === undefined || now === undefined) return page;
    return page.replace(new RegExp(`<[a-z][^>]* id="${now}"[^>]*>`), (tag) => `${tag}<span id="${old}"></span>`);
  }, html);
}
