import { assertKind } from '../../../../components/templates/assert-kind';
import type { Content } from '../../../content/schema/content';
import { type Blocks, heading, linkLine, paragraph } from '../nodes';
import { entryAt } from '../parts/entry-at';
import { itemList } from '../parts/item-list';
import { sectionHeading } from '../parts/section-heading';
import type { SectionProps } from './section-props';

export function columns({ section, content }: SectionProps<'columns'>): Blocks {
  return [...sectionHeading(section), ...section.hubs.flatMap((hub) => column(hub, content))];
}

function column(hub: string, content: Content): Blocks {
  const { data, address } = assertKind(entryAt(`/solutions/${hub}`, content), 'hub');
  return [
    heading(3, data.name),
    paragraph(data.summary),
    itemList(data.items, content),
    ...linkLine({ label: data.viewAll, href: address }),
  ];
}
