import type { Paragraph } from 'mdast';
import { formatDate } from '../../../../components/ui/format-date';
import { addressOfAuthor } from '../../../content/schema/author-address';
import type { ArticleEntry, Content } from '../../../content/schema/content';
import { link, paragraph } from '../nodes';

/** Category, date, author and reading time of an article. @param isLinked whether the name links to the author's page */
export function articleMeta({ data }: ArticleEntry, { words, authors, entries }: Content, isLinked = false): Paragraph {
  const { category, date, author, readMinutes } = data;
  const label = authors[author]?.name ?? author;
  const href = addressOfAuthor(author);
  const by = isLinked && entries.has(href) ? link({ label, href }) : label;
  const before = `${category} · ${formatDate(date)} · ${words.article.by} `;
  return paragraph(before, by, ` · ${readMinutes} ${words.article.minutes}`);
}
