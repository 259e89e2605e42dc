import { type Blocks, heading, list, paragraph } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function models({ section }: SectionProps<'models'>): Blocks {
  const items = section.items.flatMap(({ title, description, benefits }) => [
    heading(3, title),
    paragraph(description),
    list(benefits),
  ]);
  return [...sectionHeading(section), ...items];
}
