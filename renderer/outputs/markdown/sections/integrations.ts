import { type Blocks, linkLine, optional, table } from '../nodes';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function integrations({ section, content }: SectionProps<'integrations'>): Blocks {
  const { platform, connection, highlighted } = content.words.integrations;
  const rows = section.items.map((item) => [
    item.highlighted ? `${item.name} (${highlighted})` : item.name,
    item.description,
  ]);
  return [
    ...sectionHeading(section),
    table([platform, connection], rows),
    ...optional(section.note),
    ...linkLine(...(section.links ?? [])),
  ];
}
