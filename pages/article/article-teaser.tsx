import { type Entry, inLanguage } from 'sitewright';
import { SharedElement, Stylesheet, useContent, useList } from 'sitewright/react';
import { categories, categoryOf } from '../../components/model/lists/categories';
import { words } from '../../components/model/lists/words';
import { CoverPhoto } from '../../components/ui/cover-photo';
import { TextLink } from '../../components/ui/text-link';
import { UnpublishedMark } from '../../components/ui/unpublished-mark';
import { ArticleMeta } from './article-meta';
import { Cover } from './covers/cover';
import type { article } from './schema';

type Article = Entry<typeof article>;

interface ArticleTeasersProps {
  articles: readonly Article[];
  /** Related articles in three columns, the list of all articles in two, or the shelf of an author. */
  look?: 'next' | 'list' | 'shelf';
}

/** Articles side by side, each with its cover, its summary, and a link. */
export function ArticleTeasers({ articles, look = 'next' }: ArticleTeasersProps) {
  return (
    <ul className={`teasers teasers-${look} grid`}>
      <Stylesheet file="pages/article/article-teaser.css" />
      {articles.map((article) => (
        <li key={article.address} className={look === 'shelf' ? 'hang' : undefined}>
          <ArticleTeaser article={article} place={look === 'next' ? 'small-card' : 'card'} />
        </li>
      ))}
    </ul>
  );
}

interface ArticleTeaserProps {
  article: Article;
  /** The place of its photo, if it has one. */
  place: 'card' | 'small-card';
}

function ArticleTeaser({ article, place }: ArticleTeaserProps) {
  const { theme } = categoryOf(article.data, useList(categories));
  const attributes = { 'aria-label': article.data.heading, 'data-theme': theme };
  const content = <TeaserContent article={article} place={place} />;
  // A photo needs a stylesheet, which a SharedElement can't load.
  if (article.data.photo) return <article {...attributes}>{content}</article>;
  return (
    <SharedElement as="article" cacheKey={`teaser ${article.address}`} attributes={attributes}>
      {content}
    </SharedElement>
  );
}

function TeaserContent({ article, place }: ArticleTeaserProps) {
  const { language } = useContent();
  const labels = useList(words);
  const known = useList(categories);
  const { data, address, state } = article;
  return (
    <>
      <div className="cover-frame w-full">
        {data.photo ? (
          <CoverPhoto photo={data.photo} place={place} />
        ) : (
          <Cover name={data.cover ?? categoryOf(data, known).cover} />
        )}
      </div>
      <ArticleMeta article={article} />
      <h3>
        <span {...inLanguage(data.lang, language)}>{data.heading}</span>
        <UnpublishedMark state={state} />
      </h3>
      <p className="measure text-soft" {...inLanguage(data.lang, language)}>
        {data.excerpt}
      </p>
      <TextLink href={address} about={data.heading}>
        {labels.article.readMore}
      </TextLink>
    </>
  );
}
