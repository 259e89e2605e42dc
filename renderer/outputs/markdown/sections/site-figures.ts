import { type Blocks, labeled, list } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function siteFigures({ section, content: { counts }, homeWeight }: SectionProps<'site-figures'>): Blocks {
  return [
    ...sectionHeading(section),
    list([
      labeled(section.weight, homeWeight),
      labeled(section.pages, `${counts.pages}`),
      labeled(section.rules, `${counts.rules}`),
    ]),
  ];
}
