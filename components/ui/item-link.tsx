import type { HubEntry } from '../../renderer/content/schema/content';
import { useEntry } from '../content-context';
import { Icon } from './icon';
import { UnpublishedMark } from './unpublished-mark';

interface ItemLinkProps {
  item: HubEntry['data']['items'][number];
  /** The word that marks a featured item. */
  featured: string;
}

/** A line of the solutions grid: icon, name, and sentence; the featured one is marked in the hue. */
export function ItemLink({ item, featured }: ItemLinkProps) {
  const target = useEntry(item.page);
  const own = target.kind === 'solution' ? target.data : undefined;
  const icon = item.icon ?? own?.icon;
  const isFeatured = own?.featured === true;
  return (
    <li className="border-b border-rule">
      <a
        href={item.page}
        className={`group flex gap-4 py-4 hover:text-hue ${isFeatured ? '-mx-4 rounded-md bg-hue px-4 text-on-hue hover:bg-hue hover:text-on-hue forced-colors:border' : ''}`}
      >
        {icon && <Icon name={icon} className={`mt-0.5 size-5 ${isFeatured ? '' : 'text-hue'}`} />}
        <span>
          <span className="font-semibold group-hover:underline">{item.name ?? target.data.name}</span>
          {isFeatured && (
            <span className="type-label ml-2.5 rounded-sm border border-current px-1.5 py-px" data-md="note">
              {featured}
            </span>
          )}
          <UnpublishedMark state={target.state} />
          <span className={`type-small mt-0.5 block ${isFeatured ? '' : 'text-soft'}`} data-md="details">
            {item.description ?? own?.summary}
          </span>
        </span>
      </a>
    </li>
  );
}
