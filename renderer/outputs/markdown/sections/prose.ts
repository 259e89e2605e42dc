import type { Blocks } from '../nodes';
import type { SectionProps } from './section-props';

export function prose({ body }: SectionProps<'prose'>): Blocks {
  return body;
}
