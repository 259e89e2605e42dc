import { articlesIn, countOfPages, onPage, paginationOf } from '../../../renderer/content/schema/list-pages';
import { useContent } from '../../content-context';
import { ArticleTeasers } from '../../ui/article-teaser';
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
    <SectionFrame section={section} heading="plain">
      <ArticleTeasers articles={articles} isList />
      <Pagination list={list} number={number} count={countOfPages(section, lists)} />
    </SectionFrame>
  );
}
