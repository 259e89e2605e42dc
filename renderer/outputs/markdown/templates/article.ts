import { RELATED_ARTICLES, relatedTo } from '../../../content/schema/entry-lists';
import { type Blocks, heading, paragraph } from '../nodes';
import { articleMeta } from '../parts/article-meta';
import { articleTeaser } from '../parts/article-teaser';
import { newsletterBox } from '../parts/newsletter-box';
import type { TemplateProps } from './template-props';

export function article({ entry, content, body }: TemplateProps<'article'>): Blocks {
  const { related: title, newsletterTitle, newsletterText } = content.words.article;
  const related = relatedTo(entry, content.lists, RELATED_ARTICLES);
  return [
    articleMeta(entry, content, true),
    heading(1, entry.data.heading),
    paragraph(entry.data.excerpt),
    ...body,
    ...(related.length > 0 ? [heading(2, title)] : []),
    ...related.flatMap((other) => articleTeaser(other, content)),
    ...newsletterBox({ title: newsletterTitle, text: newsletterText }, entry, content),
  ];
}
