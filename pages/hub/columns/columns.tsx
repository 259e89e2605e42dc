import type { Ref, SectionProps } from 'sitewright';
import { Stylesheet, useContent, useList } from 'sitewright/react';
import { words } from '../../../components/model/lists/words';
import { Icon } from '../../../components/ui/icon';
import { SectionFrame } from '../../../components/ui/section-frame';
import { useSlideOf } from '../../../components/ui/slide-of';
import { TextLink } from '../../../components/ui/text-link';
import { ItemLink } from '../item-link';
import { hub as hubs } from '../schema';
import type { columns } from './schema';

/** The outer two columns have the neighboring hues. */
const TURNS = ['tl', '', 'tr'];

/** The solutions grid: an index in three columns, each with its items and a view-all link. */
export function Columns({ section }: SectionProps<typeof columns>) {
  const slideOf = useSlideOf(section.hubs.length);
  return (
    <SectionFrame section={section}>
      <Stylesheet file="components/sections/service-page.css" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs form fields */}
      <div className="index slides" tabIndex={0} role="group" aria-label={section.title}>
        {section.hubs.map((hub, index) => (
          <Column key={hub} hub={hub} turn={TURNS[index] ?? ''} of={slideOf(index)} />
        ))}
      </div>
    </SectionFrame>
  );
}

function Column({ hub, turn, of }: { hub: Ref<'hub'>; turn: string; of: ReturnType<ReturnType<typeof useSlideOf>> }) {
  const labels = useList(words);
  const entry = useContent().get(hubs, hub);
  return (
    <div className={`index-column ${turn}`} {...of}>
      <div className="index-head relative">
        <h3 className="type-note text-hue">
          <Icon name={entry.data.icon} />
          {entry.data.name}
        </h3>
        <p className="type-text text-soft">{entry.data.summary}</p>
      </div>
      <div>
        <ul className="max-md:grid">
          {entry.data.items.map((item) => (
            <ItemLink key={item.page} item={item} featured={labels.columns.featured} />
          ))}
        </ul>
        <p>
          <TextLink href={entry.address}>{entry.data.viewAll}</TextLink>
        </p>
      </div>
    </div>
  );
}
