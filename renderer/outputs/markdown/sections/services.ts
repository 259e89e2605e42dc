import { type Blocks, heading, linkLine, list, paragraph, strong } from '../nodes';
import { claimOf } from '../parts/claim';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function services({ section, content }: SectionProps<'services'>): Blocks {
  const rows = section.items.flatMap(({ title, description, features, claim, cta, page }) => {
    const { value, label } = claimOf(claim, content);
    return [
      heading(3, title),
      paragraph(description),
      list(features),
      paragraph(strong(value), ` ${label}`),
      ...linkLine({ label: cta, href: page }),
    ];
  });
  return [...sectionHeading(section), ...rows];
}
