import type { ArticleEntry } from '../../renderer/content/schema/content';
import { coverOf } from '../../renderer/content/schema/fields/cover';
import { inLanguage } from '../../renderer/content/schema/language';
import { useContent } from '../content-context';
import { Cover } from '../covers/cover';
import { ArticleMeta } from './article-meta';
import { categoryTheme } from './category-theme';
import { SharedElement } from './shared-element';
import { Stylesheet } from './stylesheet';
import { TextLink } from './text-link';
import { UnpublishedMark } from './unpublished-mark';

interface ArticleTeasersProps {
  articles: readonly ArticleEntry[];
  /** In two columns, as the list of all articles; otherwise in three. */
  isList?: boolean;
}

/** Articles side by side, each with its cover, its summary, and a link. */
export function ArticleTeasers({ articles, isList = false }: ArticleTeasersProps) {
  return (
    <ul className={isList ? 'teasers teasers-list' : 'teasers'}>
      <Stylesheet file="ui/article-teaser.css" />
      {articles.map((article) => (
        <li key={article.address}>
          <ArticleTeaser article={article} />
        </li>
      ))}
    </ul>
  );
}

function ArticleTeaser({ article }: { article: ArticleEntry }) {
  const { site } = useContent();
  const attributes = { 'data-theme': categoryTheme(article.data.category, site) };
  return (
    <>
      <Stylesheet file="scenes/scenes.css" />
      <Stylesheet file="scenes/app-scene.css" />
      <Stylesheet file="scenes/browser-scene.css" />
      <SharedElement as="article" cacheKey={`teaser ${article.address}`} attributes={attributes}>
        <TeaserContent article={article} />
      </SharedElement>
    </>
  );
}

function TeaserContent({ article }: { article: ArticleEntry }) {
  const { words, site } = useContent();
  const { data, address, state } = article;
  return (
    <>
      <div className="cover-frame">
        <Cover name={coverOf(data, site.categories)} />
      </div>
      <ArticleMeta article={article} />
      <h3>
        <span {...inLanguage(data.lang)}>{data.heading}</span>
        <UnpublishedMark state={state} />
      </h3>
      <p className="measure text-soft" {...inLanguage(data.lang)}>
        {data.excerpt}
      </p>
      <TextLink href={address} about={data.heading}>
        {words.article.readMore}
      </TextLink>
    </>
  );
}
