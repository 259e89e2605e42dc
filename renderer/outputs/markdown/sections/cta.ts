import type { Blocks } from '../nodes';
import { closingBand } from '../parts/closing-band';
import type { SectionProps } from './section-props';

export function cta({ section }: SectionProps<'cta'>): Blocks {
  return closingBand(section);
}
