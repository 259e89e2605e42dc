import { useContent, useEntry } from '../../content-context';
import { Icon } from '../../ui/icon';
import { ItemLink } from '../../ui/item-link';
import { SectionFrame } from '../../ui/section-frame';
import { TextLink } from '../../ui/text-link';
import type { SectionProps } from '../section-props';
import type { columns } from './schema';

/** The solutions grid: an index in three columns, each with its items and a view-all link. */
export function Columns({ section }: SectionProps<typeof columns>) {
  return (
    <SectionFrame section={section}>
      <div className="grid gap-x-10 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
        {section.hubs.map((hub) => (
          <Column key={hub} hub={hub} />
        ))}
      </div>
    </SectionFrame>
  );
}

function Column({ hub }: { hub: string }) {
  const { words } = useContent();
  const entry = useEntry(`/solutions/${hub}`);
  if (entry.kind !== 'hub') throw new Error(`${hub} is no hub`);
  return (
    <div className="flex flex-col">
      <h3 className="type-item flex gap-3 text-hue">
        <Icon name={entry.data.icon} className="mt-[calc((1lh-1.5rem)/2)] size-6 shrink-0" />
        {entry.data.name}
      </h3>
      <p className="type-small mt-1 text-soft">{entry.data.summary}</p>
      <ul className="mt-5 border-t-2 border-hue">
        {entry.data.items.map((item) => (
          <ItemLink key={item.page} item={item} featured={words.columns.featured} />
        ))}
      </ul>
      <p className="mt-4">
        <TextLink href={entry.address}>{entry.data.viewAll}</TextLink>
      </p>
    </div>
  );
}
