import { type Blocks, linkLine } from '../nodes';
import { figureList } from '../parts/claim';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function stats({ section, content }: SectionProps<'stats'>): Blocks {
  return [...sectionHeading(section), figureList(section.figures, content), ...linkLine(section.link)];
}
