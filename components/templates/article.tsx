import { RELATED_ARTICLES, relatedTo } from '../../renderer/content/schema/entry-lists';
import { useContent } from '../content-context';
import { SiteLanguage } from '../layout/site-language';
import { Scene } from '../scenes/scene';
import { ArticleMeta } from '../ui/article-meta';
import { ArticleTeaser } from '../ui/article-teaser';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { categoryTheme } from '../ui/category-theme';
import { NewsletterBox } from '../ui/newsletter-box';
import { Toc } from '../ui/toc';
import { assertKind } from './assert-kind';
import type { PageProps } from './page-props';

/** An article: a drawn cover, a narrow measure, the contents in the margin, what to read next. */
export function ArticleTemplate({ entry, body }: PageProps) {
  const { site, words, lists } = useContent();
  const article = assertKind(entry, 'article');
  const { data, address, headings } = article;
  const related = relatedTo(article, lists, RELATED_ARTICLES);
  return (
    <div data-theme={categoryTheme(data.category, site)}>
      <article className="frame pt-6 pb-20 md:pt-10">
        <Breadcrumbs entry={entry} />
        <header className="cols mt-8 items-center gap-y-10">
          <div className="col-span-full lg:col-span-7 lg:pr-8">
            <ArticleMeta article={article} isLinked />
            <h1 className="type-subject mt-5 text-balance">{data.heading}</h1>
            <p className="type-lede measure mt-6 text-soft">{data.excerpt}</p>
          </div>
          <div className="col-span-full lg:col-span-5" data-noprint>
            <Scene scene={data.cover} />
          </div>
        </header>
        <div className="cols mt-14 gap-y-10 border-t-2 border-line pt-10 md:mt-20">
          <div className="col-span-full lg:col-span-3">
            <div className="lg:sticky lg:top-24">
              <Toc title={words.article.contents} headings={headings} />
            </div>
          </div>
          <div className="prose col-span-full lg:col-span-8 lg:col-start-5">{body}</div>
        </div>
      </article>
      <SiteLanguage entry={entry}>
        {related.length > 0 && (
          <section aria-labelledby="related" className="bg-ground" data-noprint>
            <div className="frame band-l">
              <h2 id="related" className="type-subject">
                {words.article.related}
              </h2>
              <ul className="mt-10 grid gap-10 md:grid-cols-3">
                {related.map((other) => (
                  <li key={other.address}>
                    <ArticleTeaser article={other} />
                  </li>
                ))}
              </ul>
            </div>
          </section>
        )}
        <NewsletterBox title={words.article.newsletterTitle} text={words.article.newsletterText} page={address} />
      </SiteLanguage>
    </div>
  );
}
