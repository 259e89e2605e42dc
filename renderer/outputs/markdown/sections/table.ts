import { type Blocks, table as tableOf } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function table({ section }: SectionProps<'table'>): Blocks {
  return [...sectionHeading(section), tableOf(section.head, section.rows)];
}
