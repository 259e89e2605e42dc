import { RELATED_ARTICLES, relatedTo } from '../../renderer/content/schema/entry-lists';
import { coverOf } from '../../renderer/content/schema/fields/cover';
import { useContent } from '../content-context';
import { Cover } from '../covers/cover';
import { SiteLanguage } from '../layout/site-language';
import { ArticleMeta } from '../ui/article-meta';
import { ArticleTeasers } from '../ui/article-teaser';
import { categoryTheme } from '../ui/category-theme';
import { NewsletterBox } from '../ui/newsletter-box';
import { ProseText } from '../ui/prose';
import { Stylesheet } from '../ui/stylesheet';
import { Toc } from '../ui/toc';
import { assertKind } from './assert-kind';
import { EntryHead } from './entry-head';
import type { PageProps } from './page-props';

/** An article: a drawn cover, a narrow measure, the contents in one margin and remarks in the other, what to read next. */
export function ArticleTemplate({ entry, body }: PageProps) {
  const { site, words, lists } = useContent();
  const article = assertKind(entry, 'article');
  const { data, address, headings } = article;
  const related = relatedTo(article, lists, RELATED_ARTICLES);
  return (
    <div data-theme={categoryTheme(data.category, site)}>
      <Stylesheet file="ui/article-teaser.css" />
      <Stylesheet file="templates/reading.css" />
      <article>
        <EntryHead entry={entry} heading={data.heading} rank="document" text={data.excerpt}>
          <div className="document-facts">
            <ArticleMeta article={article} isLinked />
          </div>
          <Cover name={coverOf(data, site.categories)} isWide />
        </EntryHead>
        <div className="frame reading">
          <Toc title={words.article.contents} headings={headings} />
          <ProseText look="article">{body}</ProseText>
        </div>
      </article>
      <SiteLanguage entry={entry}>
        {related.length > 0 && (
          <section aria-labelledby="related" className="frame band-l" data-theme="ink" data-noprint>
            <div className="wind" />
            <h2 id="related" className="type-note mb-6">
              {words.article.related}
            </h2>
            <ArticleTeasers articles={related} />
          </section>
        )}
        <NewsletterBox title={words.article.newsletterTitle} text={words.article.newsletterText} page={address} />
      </SiteLanguage>
    </div>
  );
}
