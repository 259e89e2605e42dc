import { type Blocks, heading, labeled, list, paragraph, strong } from '../nodes';
import { claimOf } from '../parts/claim';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function portfolio({ section, content }: SectionProps<'portfolio'>): Blocks {
  const labels = content.words.portfolio;
  const cases = section.cases.flatMap(({ title, task, built, claim, time }) => {
    const { value, label } = claimOf(claim, content);
    const facts = [
      labeled(labels.task, task),
      labeled(labels.built, built),
      labeled(labels.result, strong(value), ` ${label}`),
      labeled(labels.time, time),
    ];
    return [paragraph(labels.example), heading(3, title), list(facts)];
  });
  return [...sectionHeading(section), ...cases];
}
