import type { Blocks } from '../nodes';
import { figureList } from '../parts/claim';
import { figuresLink } from '../parts/figures-link';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function stats({ section, content }: SectionProps<'stats'>): Blocks {
  return [...sectionHeading(section), figureList(section.figures, content), ...figuresLink(content)];
}
