import type { SectionOf, SectionProps } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { FoldBox } from '../../ui/fold-box';
import { SectionFrame } from '../../ui/section-frame';
import { TickedSheet } from '../../ui/ticked-sheet';
import type { details } from './schema';

/** Label and value pairs, by default beside a note, where long lists fold on phones. */
export function Details({ section }: SectionProps<typeof details>) {
  const { title, look, items, show } = section;
  if (look === 'ticked') {
    const ticked = items.map((item) => ({ key: item.label, label: item.label, value: linkedValue(item) }));
    return <TickedSheet section={section} items={ticked} />;
  }
  return (
    <SectionFrame section={section} heading="note">
      <Stylesheet file="components/sections/details/details.css" />
      <div className={show ? 'fold-rows' : undefined}>
        <dl className="details">
          {items.map((item) => (
            <div key={item.label}>
              <dt>{item.label}</dt>
              <dd>{linkedValue(item)}</dd>
            </div>
          ))}
        </dl>
        {show && <FoldBox label={show} about={title} />}
      </div>
    </SectionFrame>
  );
}

function linkedValue({ value, href }: SectionOf<typeof details>['items'][number]) {
  return href ? <a href={href}>{value}</a> : value;
}
