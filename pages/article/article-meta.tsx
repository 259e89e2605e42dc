import type { Entry } from 'sitewright';
import { DateText, useContent, useList } from 'sitewright/react';
import { words } from '../../components/model/lists/words';
import { Portrait } from '../../components/ui/portrait';
import { author as authors } from '../author/schema';
import type { article } from './schema';

type Article = Entry<typeof article>;

interface ArticleMetaProps {
  article: Article;
  /** Whether the name of the author links to the author's page. */
  isLinked?: boolean;
}

/** Category, author, date and reading time of an article. */
export function ArticleMeta({ article, isLinked = false }: ArticleMetaProps) {
  const { find } = useContent();
  const labels = useList(words);
  const { category, date, readMinutes } = article.data;
  const author = find(authors, article.data.author);
  const name = author?.data.name ?? article.data.author;
  return (
    <p className="article-meta flex flex-wrap content-start text-t2 leading-normal" data-md="row">
      <span>{category}</span>
      <span>
        {isLinked && author?.data.portrait && <Portrait name={author.data.portrait} size="line" />}
        {labels.article.by}{' '}
        {isLinked && author ? (
          <a className="inline-flex items-center min-h-11 relative text-ink" rel="author" href={author.address}>
            {name}
          </a>
        ) : (
          name
        )}
      </span>
      <DateText value={date} />
      <span>
        {readMinutes} {labels.article.minutes}
      </span>
    </p>
  );
}
