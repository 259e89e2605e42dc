import { useContent, useEntry } from '../../content-context';
import { Icon } from '../../ui/icon';
import { ItemLink } from '../../ui/item-link';
import { SectionFrame } from '../../ui/section-frame';
import { Stylesheet } from '../../ui/stylesheet';
import { TextLink } from '../../ui/text-link';
import type { SectionProps } from '../section-props';
import type { columns } from './schema';

/** The outer two columns have the neighbors of the hue. */
const TURNS = ['tl', '', 'tr'];

/** The solutions grid: an index in three columns, each with its items and a view-all link. */
export function Columns({ section }: SectionProps<typeof columns>) {
  return (
    <SectionFrame section={section}>
      <Stylesheet file="sections/service-page.css" />
      <div className="index">
        {section.hubs.map((hub, index) => (
          <Column key={hub} hub={hub} turn={TURNS[index] ?? ''} />
        ))}
      </div>
    </SectionFrame>
  );
}

function Column({ hub, turn }: { hub: string; turn: string }) {
  const { words } = useContent();
  const entry = useEntry(`/solutions/${hub}`);
  if (entry.kind !== 'hub') throw new Error(`${hub} is no hub`);
  return (
    <div className={`index-column ${turn}`}>
      <div className="index-head">
        <h3 className="type-note text-hue">
          <Icon name={entry.data.icon} />
          {entry.data.name}
        </h3>
        <p className="type-small text-soft">{entry.data.summary}</p>
      </div>
      <ul>
        {entry.data.items.map((item) => (
          <ItemLink key={item.page} item={item} featured={words.columns.featured} />
        ))}
      </ul>
      <p>
        <TextLink href={entry.address}>{entry.data.viewAll}</TextLink>
      </p>
    </div>
  );
}
