import type { Blocks } from '../nodes';
import { newsletterBox } from '../parts/newsletter-box';
import type { SectionProps } from './section-props';

export function newsletter({ section, entry, content }: SectionProps<'newsletter'>): Blocks {
  return newsletterBox(section, entry, content);
}
