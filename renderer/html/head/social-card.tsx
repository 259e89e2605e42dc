import type { PageFacts } from '../../content/schema/page-facts';
import { card } from '../../content/schema/social-image-sizes';
import { type DrawnPage, newsOf } from '../templates';
import { pictureUrl } from './social-image-urls';

/** The card of a shared page: Open Graph (ogp.me), and the only further tag that X needs: it reads the texts from Open Graph. */
export function SocialCard({ page, siteName, facts }: { page: DrawnPage; siteName: string; facts: PageFacts }) {
  const { entry } = page;
  const { siteUrl, content } = facts;
  const { title, description, lang = content.language } = entry.data;
  const picture = pictureUrl(entry, facts);
  const news = newsOf(page, content);
  return (
    <>
      <meta property="og:type" content={news ? 'article' : 'website'} />
      <meta property="og:site_name" content={siteName} />
      {/* Open Graph wants a region, too, which is known only of the site's language. */}
      {lang === content.language && <meta property="og:locale" content={content.locale.replaceAll('-', '_')} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={siteUrl + entry.address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(card.width)} />
      <meta property="og:image:height" content={String(card.height)} />
      <meta property="og:image:alt" content={title} />
      {news && <meta property="article:published_time" content={news.moment} />}
      {news?.categories?.map((category) => (
        <meta key={category} property="article:section" content={category} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={picture} />
    </>
  );
}
