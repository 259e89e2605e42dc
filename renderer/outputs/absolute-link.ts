/** A link of a page as it must be written where the page is read elsewhere. */
export function absoluteLink(href: string, address: string, siteUrl: string): string {
  if (href.startsWith('/')) return siteUrl + href;
  return href.startsWith('#') ? siteUrl + address + href : href;
}
