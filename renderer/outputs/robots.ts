/** robots.txt: everything may be read, on a preview too, or nobody would read there that pages are not to be kept. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
