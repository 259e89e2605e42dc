import { defineTemplate, type Entry, type PageProps } from 'sitewright';
import { Stylesheet, useContent, useList } from 'sitewright/react';
import { SiteLanguage } from '../../components/layout/site-language';
import type { CoverName } from '../../components/model/fields/cover';
import { categories, categoryOf } from '../../components/model/lists/categories';
import { words } from '../../components/model/lists/words';
import { places } from '../../components/model/places';
import { CoverPhoto } from '../../components/ui/cover-photo';
import { EntryHead } from '../../components/ui/entry-head';
import { NewsletterBox } from '../../components/ui/newsletter-box';
import { ProseText } from '../../components/ui/prose';
import { Toc } from '../../components/ui/toc';
import { author } from '../author/schema';
import { ArticleMeta } from './article-meta';
import { ArticleTeasers } from './article-teaser';
import { Cover } from './covers/cover';
import { WeightsCover } from './covers/weights-cover';
import { article, RELATED_ARTICLES, relatedTo } from './schema';
import { blogPosting } from './structured-data';

/** An article: a drawn cover, a narrow measure, the table of contents in one margin, callouts in the other, related articles. */
function Page({ entry, body }: PageProps<Entry<typeof article>>) {
  const content = useContent();
  const labels = useList(words);
  const { data, address, headings } = entry;
  const { theme, cover } = categoryOf(data, useList(categories));
  const related = relatedTo(entry, content, RELATED_ARTICLES);
  return (
    <div data-theme={theme}>
      <Stylesheet file="pages/article/article-teaser.css" />
      <Stylesheet file="components/ui/reading.css" />
      <article>
        <EntryHead entry={entry} heading={data.heading} rank="document" text={data.excerpt}>
          <div className="document-facts">
            <ArticleMeta article={entry} isLinked />
          </div>
          <ArticleCover data={data} name={data.cover ?? cover} />
        </EntryHead>
        <div className="frame reading">
          <Toc title={labels.article.contents} headings={headings} />
          <ProseText look="article">{body}</ProseText>
        </div>
      </article>
      <SiteLanguage entry={entry}>
        {related.length > 0 && (
          <section aria-labelledby="related" className="frame band-l" data-theme="ink" data-noprint>
            <div className="wind" />
            <h2 id="related" className="type-note mb-6">
              {labels.article.related}
            </h2>
            <ArticleTeasers articles={related} />
          </section>
        )}
        <NewsletterBox title={labels.article.newsletterTitle} text={labels.article.newsletterText} page={address} />
      </SiteLanguage>
    </div>
  );
}

function ArticleCover({ data, name }: { data: Entry<typeof article>['data']; name: CoverName }) {
  if (data.photo) return <CoverPhoto photo={data.photo} place="full" />;
  return data.weights ? <WeightsCover weights={data.weights} /> : <Cover name={name} isWide />;
}

export default defineTemplate(article, {
  Page,
  card({ data }, { list }) {
    const { theme, cover } = categoryOf(data, list(categories));
    return {
      kicker: data.category,
      headline: data.heading,
      theme,
      drawing: <Cover name={data.cover ?? cover} />,
      photo: data.photo,
    };
  },
  news: ({ data }, { find }) => ({
    title: data.heading,
    summary: data.excerpt,
    author: find(author, data.author)?.data.name,
    categories: [data.category],
    photo: data.photo && { ...data.photo, place: places.full },
  }),
  structuredData: (entry, facts) => ({ subject: blogPosting(entry, facts) }),
});
