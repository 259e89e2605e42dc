import { type Blocks, heading, labeled, list, paragraph } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function portfolio({ section, content }: SectionProps<'portfolio'>): Blocks {
  const { example, task, built, measure, time } = content.words.portfolio;
  const sheets = section.cases.flatMap((item) => [
    heading(3, item.title),
    paragraph(example),
    list([
      labeled(task, item.task),
      labeled(built, item.built),
      labeled(measure, item.measure),
      labeled(time, item.time),
    ]),
  ]);
  return [...sectionHeading(section), ...sheets];
}
