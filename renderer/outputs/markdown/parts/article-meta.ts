import type { Paragraph } from 'mdast';
import { dayInWords } from '../../../../components/ui/day-in-words';
import type { ArticleEntry, Content } from '../../../content/schema/content';
import { paragraph } from '../nodes';

/** Category, date, author and reading time of an article. */
export function articleMeta({ data }: ArticleEntry, { words, authors }: Content): Paragraph {
  const { category, date, author, readMinutes } = data;
  const by = `${words.article.by} ${authors[author]?.name}`;
  return paragraph([category, dayInWords(date), by, `${readMinutes} ${words.article.minutes}`].join(' · '));
}
