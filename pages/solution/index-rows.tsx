import { type Entry, isOfKind } from 'sitewright';
import { Stylesheet, useContent } from 'sitewright/react';
import { Arrow } from '../../components/ui/arrow';
import { Icon } from '../../components/ui/icon';
import { UnpublishedMark } from '../../components/ui/unpublished-mark';
import type { hub } from '../hub/schema';
import { solution } from './schema';

type Item = Entry<typeof hub>['data']['items'][number];

/** Items of a column of solutions, each with its object on the line. */
export function IndexRows({ items }: { items: Item[] }) {
  return (
    <ul className="index-rows">
      <Stylesheet file="pages/solution/index-rows.css" />
      {items.map((item) => (
        <IndexRow key={item.page} {...item} />
      ))}
    </ul>
  );
}

function IndexRow({ page, name, description, icon }: Item) {
  const target = useContent().page(page);
  const own = isOfKind(target, solution) ? target.data : undefined;
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
