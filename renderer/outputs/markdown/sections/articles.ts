import { articlesIn, onPage, paginationOf } from '../../../content/schema/list-pages';
import type { Blocks } from '../nodes';
import { articleTeaser } from '../parts/article-teaser';
import { pagination } from '../parts/pagination';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function articles({ section, entry, content }: SectionProps<'articles'>): Blocks {
  const shown = onPage(articlesIn(section, content.lists), paginationOf(entry).number);
  return [
    ...sectionHeading(section),
    ...shown.flatMap((article) => articleTeaser(article, content)),
    ...pagination(section, entry, content),
  ];
}
