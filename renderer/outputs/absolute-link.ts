/** A link as an absolute URL, for pages that are read elsewhere. */
export function absoluteLink(href: string, address: string, siteUrl: string): string {
  if (href.startsWith('/')) return siteUrl + href;
  return href.startsWith('#') ? siteUrl + address + href : href;
}
