import type { ArticleEntry } from '../../renderer/content/schema/content';
import { inLanguage } from '../../renderer/content/schema/language';
import { useContent } from '../content-context';
import { DrawnScene } from '../scenes/scene';
import { ArticleMeta } from './article-meta';
import { categoryTheme } from './category-theme';
import { SharedElement } from './shared-element';
import { Stylesheet } from './stylesheet';
import { TextLink } from './text-link';
import { UnpublishedMark } from './unpublished-mark';

interface ArticleTeaserProps {
  article: ArticleEntry;
}

/** An article in a list: its cover, its summary, and a link. */
export function ArticleTeaser({ article }: ArticleTeaserProps) {
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

function TeaserContent({ article }: ArticleTeaserProps) {
  const { words } = useContent();
  const { data, address, state } = article;
  return (
    <>
      <DrawnScene scene={data.cover} />
      <div className="mt-5">
        <ArticleMeta article={article} />
        <h3 className="type-item mt-2">
          <span {...inLanguage(data.lang)}>{data.heading}</span>
          <UnpublishedMark state={state} />
        </h3>
        <p className="measure mt-2 text-soft" {...inLanguage(data.lang)}>
          {data.excerpt}
        </p>
        <p className="mt-2">
          <TextLink href={address} about={data.heading}>
            {words.article.readMore}
          </TextLink>
        </p>
      </div>
    </>
  );
}
