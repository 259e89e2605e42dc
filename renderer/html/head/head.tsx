import type { Content } from '../../content/schema/content';
import type { SiteDefinition } from '../../content/schema/define-site';
import type { PageFacts } from '../../content/schema/page-facts';
import { isUnlisted } from '../../content/schema/publication';
import { feedFormats, feedsAt, markdownAddressOf } from '../../content/schema/urls';
import type { Settings } from '../../content/settings';
import { DataBlock } from '../../react/data-block';
import type { DrawnPage } from '../templates';
import { SocialCard } from './social-card';
import { graphOf } from './structured-data/page-graph';

export interface HeadProps {
  title: string;
  description: string;
  /** Undefined for the 404 page, which search engines should not index. */
  page?: DrawnPage | undefined;
  site: SiteDefinition;
  content: Content;
  settings: Settings;
}

/** The head of every document. */
export function Head({ title, description, page, site, content, settings }: HeadProps) {
  const { name } = site.about(content);
  const entry = page?.entry;
  const feeds = entry && entry.address in site.feeds ? feedsAt(entry.address) : [];
  const { SITE_URL: siteUrl, SITE_PREVIEW: isPreview } = settings;
  const facts = { content, siteUrl };
  const isKept = entry !== undefined && !isUnlisted(entry) && !isPreview;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{entry?.address === '/' ? `${name}: ${title}` : `${title} | ${name}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={isKept ? 'max-image-preview:large' : 'noindex'} />
      {page && entry && (
        <>
          <link rel="canonical" href={siteUrl + entry.address} />
          <SocialCard page={page} siteName={name} facts={facts} />
          <link rel="alternate" type="text/markdown" href={markdownAddressOf(entry)} />
          {feeds.map(({ format, address }) => (
            <link key={address} rel="alternate" type={feedFormats[format].type} title={title} href={address} />
          ))}
        </>
      )}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={site.drawing.paper.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={site.drawing.paper.dark} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {page && <StructuredData page={page} site={site} facts={facts} />}
    </>
  );
}

interface StructuredDataProps {
  page: DrawnPage;
  site: SiteDefinition;
  facts: PageFacts;
}

/** What the page is about, for search engines. */
function StructuredData({ page, site, facts }: StructuredDataProps) {
  return <DataBlock data={graphOf(page, site, facts)} />;
}
