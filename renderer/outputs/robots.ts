/** robots.txt allows everything, even on a preview: crawlers must read its pages to see their noindex. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
