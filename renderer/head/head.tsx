import type { Site } from '../content/schema/site';
import type { Settings } from '../settings';

interface HeadProps {
  title: string;
  description: string;
  /** The address of the page; undefined for the page of unknown addresses, which search engines should not keep. */
  address?: string;
  site: Site;
  settings: Settings;
}

/** What stands in the head of every document. */
export function Head({ title, description, address, site, settings }: HeadProps) {
  const fullTitle = address === '/' ? `${site.name}: ${title}` : `${title} | ${site.name}`;
  const canonical = address === undefined ? undefined : `${settings.SITE_URL}${address}`;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfaf6" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14151a" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  );
}
