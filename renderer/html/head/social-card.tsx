import type { AnyEntry } from '../../content/schema/content';
import { SITE_LANGUAGE } from '../../content/schema/language';
import { card } from '../../content/schema/social-image-sizes';
import type { PageFacts } from './page-facts';
import { pictureUrl } from './social-image-urls';
import { toTimestamp } from './to-timestamp';

/** The card of a shared page: Open Graph (ogp.me), and the one tag that X needs besides; it reads the texts from Open Graph. */
export function SocialCard({ entry, facts }: { entry: AnyEntry; facts: PageFacts }) {
  const { title, description, lang = SITE_LANGUAGE } = entry.data;
  const { siteUrl, content } = facts;
  const picture = pictureUrl(entry, facts);
  const isArticle = entry.kind === 'article' || entry.kind === 'release';
  return (
    <>
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:site_name" content={content.site.name} />
      {/* Open Graph wants a region, too, which is known only of the site's language. */}
      {lang === SITE_LANGUAGE && <meta property="og:locale" content="en_US" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteUrl + entry.address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(card.width)} />
      <meta property="og:image:height" content={String(card.height)} />
      <meta property="og:image:alt" content={title} />
      {isArticle && <meta property="article:published_time" content={toTimestamp(entry.data.date)} />}
      {entry.kind === 'article' && <meta property="article:section" content={entry.data.category} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={picture} />
    </>
  );
}
