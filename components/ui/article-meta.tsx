import { addressOfAuthor } from '../../renderer/content/schema/author-address';
import type { ArticleEntry } from '../../renderer/content/schema/content';
import { useContent } from '../content-context';
import { DateText } from './date-text';

interface ArticleMetaProps {
  article: ArticleEntry;
  /** Whether the name of the author links to the author's page. */
  isLinked?: boolean;
}

/** Category, author, date and reading time of an article. */
export function ArticleMeta({ article, isLinked = false }: ArticleMetaProps) {
  const { words, authors, entries } = useContent();
  const { category, date, author, readMinutes } = article.data;
  const name = authors[author]?.name ?? author;
  const page = addressOfAuthor(author);
  return (
    <p className="article-meta" data-md="row">
      <span>{category}</span>
      <span>
        {words.article.by}{' '}
        {isLinked && entries.has(page) ? (
          <a rel="author" href={page}>
            {name}
          </a>
        ) : (
          name
        )}
      </span>
      <DateText value={date} />
      <span>
        {readMinutes} {words.article.minutes}
      </span>
    </p>
  );
}
