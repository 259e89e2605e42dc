import { type Blocks, labeled, link, list } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function details({ section }: SectionProps<'details'>): Blocks {
  const items = section.items.map(({ label, value, href }) =>
    labeled(label, href ? link({ label: value, href }) : value),
  );
  return [...sectionHeading(section), list(items)];
}
