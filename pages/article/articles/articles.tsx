import { partOnPage, type SectionProps } from 'sitewright';
import { Stylesheet, useContent } from 'sitewright/react';
import { Pagination } from '../../../components/ui/pagination';
import { SectionFrame } from '../../../components/ui/section-frame';
import { ArticleTeasers } from '../article-teaser';
import { type articles, articlesIn } from './schema';

/** The articles on a page of the list, in a grid of two columns; the articles of an author hang from the line. */
export function Articles({ section, entry }: SectionProps<typeof articles>) {
  const content = useContent();
  const { items, ...pagination } = partOnPage(articlesIn(section, content), entry, content);
  return (
    <SectionFrame section={section} heading="plain">
      {section.author === undefined ? (
        <ArticleTeasers articles={items} look="list" />
      ) : (
        <>
          <Stylesheet file="pages/article/articles/shelf.css" />
          <div className="line" />
          <ArticleTeasers articles={items} look="shelf" />
        </>
      )}
      <Pagination {...pagination} />
    </SectionFrame>
  );
}
