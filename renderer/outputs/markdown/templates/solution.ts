import { entryOfKind } from '../../../../components/templates/entry-of-kind';
import { type Blocks, heading, labeled, list, paragraph, strong } from '../nodes';
import { closingBand } from '../parts/closing-band';
import { entryAt } from '../parts/entry-at';
import { itemList } from '../parts/item-list';
import { questionList } from '../parts/question-list';
import { stepList } from '../parts/step-list';
import type { TemplateProps } from './template-props';

export function solution({ entry, content, body }: TemplateProps<'solution'>): Blocks {
  const { words, site } = content;
  const { data, address, folder } = entry;
  const labels = words.solution;
  const hub = entryOfKind(entryAt(`/solutions/${folder}`, content), 'hub');
  const neighbors = hub.data.items.filter((item) => item.page !== address);
  return [
    heading(1, data.heading),
    paragraph(data.answer),
    list([
      labeled(labels.audience, data.audience),
      labeled(labels.time, data.time),
      [paragraph(strong(labels.needs)), list(data.needs)],
      labeled(labels.connects, data.connects.join(', ')),
    ]),
    heading(2, labels.gets),
    list(data.gets),
    ...body,
    heading(2, labels.steps),
    ...stepList(data.steps, content),
    heading(2, labels.questions),
    ...questionList(data.questions),
    heading(2, `${labels.neighbours} ${hub.data.name}`),
    ...(neighbors.length > 0 ? [itemList(neighbors, content)] : []),
    ...closingBand({
      ...data.closing,
      primary: { label: labels.ctaButton, href: site.contact.href },
      secondary: { label: labels.ctaSecondary, href: hub.data.service },
    }),
  ];
}
