import { formatDate } from '../../../../components/ui/format-date';
import { type Blocks, heading, paragraph } from '../nodes';
import { entryList } from '../parts/entry-list';
import type { TemplateProps } from './template-props';

export function legal({ entry, content, body }: TemplateProps<'legal'>): Blocks {
  const { words, lists } = content;
  const { data, address } = entry;
  return [
    heading(1, data.heading),
    paragraph(`${words.legal.updated}: ${formatDate(data.updated)}`),
    heading(2, words.legal.summary),
    paragraph(data.summary),
    ...body,
    heading(2, words.legal.others),
    entryList(lists.legal.filter((other) => other.address !== address)),
  ];
}
