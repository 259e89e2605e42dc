import { assertKind } from '../../../../components/templates/assert-kind';
import { partsPresent, type SolutionPart } from '../../../content/schema/solution-parts';
import { type Blocks, heading, labeled, list, paragraph, strong } from '../nodes';
import { closingBand } from '../parts/closing-band';
import { entryAt } from '../parts/entry-at';
import { itemList } from '../parts/item-list';
import { questionList } from '../parts/question-list';
import { stepList } from '../parts/step-list';
import type { TemplateProps } from './template-props';

type SolutionProps = TemplateProps<'solution'>;

export function solution(props: SolutionProps): Blocks {
  const { entry, content } = props;
  const { data, address, folder } = entry;
  const labels = content.words.solution;
  const hub = assertKind(entryAt(`/solutions/${folder}`, content), 'hub');
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
    ...(data.order ?? partsPresent(entry)).flatMap((part) => parts[part](props)),
    heading(2, `${labels.neighbours} ${hub.data.name}`),
    ...(neighbors.length > 0 ? [itemList(neighbors, content)] : []),
    ...closingBand({
      ...data.closing,
      primary: { label: labels.ctaButton, href: content.site.contact.href },
      secondary: { label: labels.ctaSecondary, href: hub.data.service },
    }),
  ];
}

const parts: Record<SolutionPart, (props: SolutionProps) => Blocks> = {
  text: ({ body }) => body,
  gets: ({ entry: { data }, content: { words } }) => [heading(2, words.solution.gets), list(data.gets)],
  steps: ({ entry: { data }, content }) => [
    heading(2, data.stepsTitle ?? content.words.solution.steps),
    ...stepList(data.steps ?? [], content),
  ],
  questions: ({ entry: { data }, content: { words } }) => [
    heading(2, data.questionsTitle ?? words.solution.questions),
    ...questionList(data.questions),
  ],
};
