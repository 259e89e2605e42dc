import type { ArticleEntry } from '../../renderer/content/schema/content';
import { useContent } from '../content-context';
import { DateText } from './date-text';

/** Category, date, author and reading time of an article. */
export function ArticleMeta({ article }: { article: ArticleEntry }) {
  const { words, authors } = useContent();
  const { category, date, author, readMinutes } = article.data;
  return (
    <p className="type-small flex flex-wrap gap-x-4 text-soft">
      <span className="font-semibold text-hue">{category}</span>
      <DateText value={date} />
      <span>
        {words.article.by} {authors[author]?.name ?? author}
      </span>
      <span>
        {readMinutes} {words.article.minutes}
      </span>
    </p>
  );
}
