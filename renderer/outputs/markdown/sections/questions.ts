import type { Blocks } from '../nodes';
import { questionList } from '../parts/question-list';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function questions({ section }: SectionProps<'questions'>): Blocks {
  return [...sectionHeading(section), ...questionList(section.items)];
}
