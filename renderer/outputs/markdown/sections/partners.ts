import { type Blocks, heading, paragraph } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function partners({ section, content }: SectionProps<'partners'>): Blocks {
  const items = content.partners.flatMap(({ name, description }) => [heading(3, name), paragraph(description)]);
  return [...sectionHeading(section), ...items];
}
