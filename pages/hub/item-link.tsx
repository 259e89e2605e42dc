import { type Entry, isOfKind } from 'sitewright';
import { Stylesheet, useContent } from 'sitewright/react';
import { Icon } from '../../components/ui/icon';
import { UnpublishedMark } from '../../components/ui/unpublished-mark';
import { solution } from '../solution/schema';
import type { hub } from './schema';

interface ItemLinkProps {
  item: Entry<typeof hub>['data']['items'][number];
  /** The word that marks a featured item. */
  featured: string;
}

/**
 * A row of the solutions grid: object, name, and sentence; the featured item has a background. The whole row is the target of its link.
 */
export function ItemLink({ item, featured }: ItemLinkProps) {
  const target = useContent().page(item.page);
  const own = isOfKind(target, solution) ? target.data : undefined;
  const isFeatured = own?.featured === true;
  const icon = item.icon ?? own?.icon;
  return (
    <li className={isFeatured ? 'item-link item-star' : 'item-link'}>
      <Stylesheet file="components/sections/service-page.css" />
      {icon && <Icon name={icon} />}
      <a href={item.page}>
        {item.name ?? target.data.name}
        {isFeatured && <small data-md="note">{featured}</small>}
        <UnpublishedMark state={target.state} />
      </a>
      <span data-md="details">{item.description ?? own?.summary}</span>
    </li>
  );
}
