import { newest } from '../../../renderer/content/schema/entry-lists';
import { useContent } from '../../content-context';
import { ArticleTeaser } from '../../ui/article-teaser';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';

/** Every article in a grid of two columns. */
export function Articles({ section }: SectionProps<'articles'>) {
  const articles = newest.article(useContent().entries);
  return (
    <SectionFrame section={section}>
      <ul className="grid gap-x-10 gap-y-16 md:grid-cols-2">
        {articles.map((article) => (
          <li key={article.address}>
            <ArticleTeaser article={article} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
