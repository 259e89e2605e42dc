import { type Blocks, labeled, list } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function project({ section }: SectionProps<'project'>): Blocks {
  return [
    ...sectionHeading(section),
    list(section.points.map(({ title, description }) => labeled(title, description))),
  ];
}
