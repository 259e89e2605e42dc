/** The host of a site: with www. in front, it is the same site. */
export function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}
