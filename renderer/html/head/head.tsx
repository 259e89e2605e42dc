import type { AnyEntry, Content } from '../../content/schema/content';
import { isUnlisted } from '../../content/schema/publication';
import { feedFormats, feedsAt, markdownAddressOf } from '../../content/schema/urls';
import type { Settings } from '../../settings';
import { SocialCard } from './social-card';
import { StructuredData } from './structured-data/structured-data';
import { ground } from './theme-color';

export interface HeadProps {
  title: string;
  description: string;
  /** The entry of the page; undefined for the 404 page, which search engines should not index. */
  entry?: AnyEntry;
  content: Content;
  settings: Settings;
}

/** What is in the head of every document. */
export function Head({ title, description, entry, content, settings }: HeadProps) {
  const { site } = content;
  const { SITE_URL: siteUrl, SITE_PREVIEW: isPreview, VITE_ANALYTICS: analytics } = settings;
  const facts = { content, siteUrl };
  const isKept = entry !== undefined && !isUnlisted(entry) && !isPreview;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{entry?.address === '/' ? `${site.name}: ${title}` : `${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isKept ? 'max-image-preview:large' : 'noindex'} />
      {entry && (
        <>
          <link rel="canonical" href={siteUrl + entry.address} />
          <SocialCard entry={entry} facts={facts} />
          <link rel="alternate" type="text/markdown" href={markdownAddressOf(entry)} />
          {feedsAt(entry.address).map(({ format, address }) => (
            <link key={address} rel="alternate" type={feedFormats[format].type} title={title} href={address} />
          ))}
        </>
      )}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={ground.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={ground.dark} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {entry && <StructuredData entry={entry} facts={facts} />}
      {analytics && <script defer src={analytics.script} {...{ [analytics.attribute]: analytics.site }} />}
    </>
  );
}
