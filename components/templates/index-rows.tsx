import type { HubEntry } from '../../renderer/content/schema/content';
import { useEntry } from '../content-context';
import { Arrow } from '../ui/arrow';
import { Icon } from '../ui/icon';
import { Stylesheet } from '../ui/stylesheet';
import { UnpublishedMark } from '../ui/unpublished-mark';

type Item = HubEntry['data']['items'][number];

/** Items of a column of solutions, each with its object on the line. */
export function IndexRows({ items }: { items: Item[] }) {
  return (
    <ul className="index-rows">
      <Stylesheet file="templates/index-rows.css" />
      {items.map((item) => (
        <IndexRow key={item.page} {...item} />
      ))}
    </ul>
  );
}

function IndexRow({ page, name, description, icon }: Item) {
  const target = useEntry(page);
  const own = target.kind === 'solution' ? target.data : undefined;
  const drawn = icon ?? own?.icon;
  return (
    <li>
      {drawn && <Icon name={drawn} />}
      <a href={page}>
        <span className="type-item">{name ?? target.data.name}</span>
        <Arrow />
      </a>
      <UnpublishedMark state={target.state} />
      <p data-md="details">{description ?? own?.summary}</p>
    </li>
  );
}
