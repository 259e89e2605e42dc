import { type Blocks, heading, paragraph } from '../nodes';
import type { SectionProps } from './section-props';

export function statement({ section }: SectionProps<'statement'>): Blocks {
  return [heading(2, section.title), ...section.paragraphs.map((text) => paragraph(text))];
}
