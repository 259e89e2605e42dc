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
    <ul className="index-rows grid mt-3 md:grid-cols-2 md:mt-6">
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
    <li className="relative grid items-center py-3 border-b border-rule text-soft text-t2 leading-[1.45]">
      {drawn && <Icon name={drawn} />}
      <a className="flex justify-between items-center gap-3 text-ink font-semibold" href={page}>
        <span className="type-item">{name ?? target.data.name}</span>
        <Arrow />
      </a>
      <UnpublishedMark state={target.state} />
      <p data-md="details">{description ?? own?.summary}</p>
    </li>
  );
}
