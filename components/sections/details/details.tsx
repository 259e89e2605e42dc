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
        <dl className="details border-t-2 border-line max-md:grid max-md:text-t2">
          {items.map((item) => (
            <div className="grid items-baseline border-b border-rule leading-[1.45]" key={item.label}>
              <dt className="font-semibold">{item.label}</dt>
              <dd className="measure text-soft">{linkedValue(item)}</dd>
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
