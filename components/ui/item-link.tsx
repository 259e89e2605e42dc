import type { HubEntry } from '../../renderer/content/schema/content';
import { useEntry } from '../content-context';
import { Stylesheet } from './stylesheet';
import { UnpublishedMark } from './unpublished-mark';

interface ItemLinkProps {
  item: HubEntry['data']['items'][number];
  /** The word that marks a featured item. */
  featured: string;
}

/** A line of the solutions grid: name and sentence; the featured one is on a ground. The whole line is the target of its link. */
export function ItemLink({ item, featured }: ItemLinkProps) {
  const target = useEntry(item.page);
  const own = target.kind === 'solution' ? target.data : undefined;
  const isFeatured = own?.featured === true;
  return (
    <li className={isFeatured ? 'item-link item-star' : 'item-link'}>
      <Stylesheet file="sections/service-page.css" />
      <a href={item.page}>
        {item.name ?? target.data.name}
        {isFeatured && <small data-md="note">{featured}</small>}
        <UnpublishedMark state={target.state} />
      </a>
      <span data-md="details">{item.description ?? own?.summary}</span>
    </li>
  );
}
