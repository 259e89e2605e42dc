import type { Blocks } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import { stepList } from '../parts/step-list';
import type { SectionProps } from './section-props';

export function steps({ section, content }: SectionProps<'steps'>): Blocks {
  return [...sectionHeading(section), ...stepList(section.items, content)];
}
