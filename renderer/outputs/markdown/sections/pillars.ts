import { type Blocks, heading, list, paragraph } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function pillars({ section }: SectionProps<'pillars'>): Blocks {
  const items = section.items.flatMap(({ title, description, points }) => [
    heading(3, title),
    paragraph(description),
    list(points),
  ]);
  return [...sectionHeading(section), ...items];
}
