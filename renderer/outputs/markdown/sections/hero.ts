import { type Blocks, heading, link, linkLine, list, paragraph } from '../nodes';
import { figureList } from '../parts/claim';
import { figuresLink } from '../parts/figures-link';
import type { SectionProps } from './section-props';

export function hero(props: SectionProps<'hero'>): Blocks {
  const { tagline, title, description, primary, secondary, stats } = props.section;
  return [
    paragraph(tagline),
    heading(1, title),
    paragraph(description),
    ...linkLine(primary, secondary),
    ...serviceList(props),
    ...(stats ? [figureList(stats, props.content), ...figuresLink(props.content)] : []),
  ];
}

/** The links of the contact sheet, which replaces a scene. */
function serviceList({ section, entry, content }: SectionProps<'hero'>): Blocks {
  const services = entry.data.sections.find((other) => other.type === 'services');
  if (section.scene || !services) return [];
  const links = services.items.map(({ page, title }) => {
    const label = content.site.services.find((service) => service.page === page)?.label ?? title;
    return paragraph(link({ label, href: page }));
  });
  return [list(links)];
}
