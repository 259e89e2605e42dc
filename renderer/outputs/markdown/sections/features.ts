import { type Blocks, labeled, list } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function features({ section }: SectionProps<'features'>): Blocks {
  return [...sectionHeading(section), list(section.items.map(({ title, description }) => labeled(title, description)))];
}
