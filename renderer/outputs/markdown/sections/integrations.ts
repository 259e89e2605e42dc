import { type Blocks, labeled, linkLine, list, optional } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function integrations({ section, content }: SectionProps<'integrations'>): Blocks {
  const { highlighted: mark } = content.words.integrations;
  const items = section.items.map(({ name, description, highlighted }) =>
    labeled(highlighted ? `${name} (${mark})` : name, description),
  );
  return [...sectionHeading(section), list(items), ...optional(section.note), ...linkLine(...(section.links ?? []))];
}
