import { fillPlaceholders } from '../../../content/schema/fill-placeholders';
import { type Blocks, heading, link, paragraph, table } from '../nodes';
import { closingBand } from '../parts/closing-band';
import { entryAt } from '../parts/entry-at';
import { entryList } from '../parts/entry-list';
import { itemList } from '../parts/item-list';
import { questionList } from '../parts/question-list';
import type { TemplateProps } from './template-props';

export function hub({ entry, content, body }: TemplateProps<'hub'>): Blocks {
  const { words, site, lists } = content;
  const { data, address } = entry;
  const others = lists.hubs.filter((other) => other.data.service === data.service && other.address !== address);
  const choices = data.choosing.map(({ need, page, why }) => [
    need,
    [link({ label: entryAt(page, content).data.name, href: page }), `: ${why}`],
  ]);
  return [
    heading(1, data.heading),
    paragraph(data.answer),
    heading(2, fillPlaceholders(words.hub.items, { name: data.name })),
    itemList(data.items, content),
    ...body,
    heading(2, words.hub.choosing),
    table([words.hub.need, words.hub.fit], choices),
    heading(2, fillPlaceholders(words.hub.questions, { name: data.name })),
    ...questionList(data.questions),
    heading(2, words.hub.others),
    entryList([entryAt(data.service, content), ...others]),
    ...closingBand({
      ...data.closing,
      primary: { label: words.solution.ctaButton, href: site.contact.href },
      secondary: { label: words.solution.ctaSecondary, href: data.service },
    }),
  ];
}
