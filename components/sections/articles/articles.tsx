import { articlesIn, countOfPages, onPage, paginationOf } from '../../../renderer/content/schema/list-pages';
import { useContent } from '../../content-context';
import { ArticleTeaser } from '../../ui/article-teaser';
import { Pagination } from '../../ui/pagination';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';
import type { articles } from './schema';

/** The articles of one page of the list, in a grid of two columns. */
export function Articles({ section, entry }: SectionProps<typeof articles>) {
  const { lists } = useContent();
  const { list, number } = paginationOf(entry);
  const articles = onPage(articlesIn(section, lists), number);
  return (
    <SectionFrame section={section}>
      <ul className="grid gap-x-10 gap-y-16 md:grid-cols-2">
        {articles.map((article) => (
          <li key={article.address}>
            <ArticleTeaser article={article} />
          </li>
        ))}
      </ul>
      <Pagination list={list} number={number} count={countOfPages(section, lists)} />
    </SectionFrame>
  );
}
