import type { ArticleEntry, Content } from '../../../content/schema/content';
import { type Blocks, heading, linkLine, paragraph } from '../nodes';
import { articleMeta } from './article-meta';
import { unpublishedMark } from './unpublished-mark';

/** An article in a list. */
export function articleTeaser(article: ArticleEntry, content: Content): Blocks {
  const { data, address } = article;
  return [
    articleMeta(article, content),
    heading(3, data.heading + unpublishedMark(article, content)),
    paragraph(data.excerpt),
    ...linkLine({ label: `${content.words.article.readMore}: ${data.heading}`, href: address }),
  ];
}
