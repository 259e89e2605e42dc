import type { SectionProps } from '../../../renderer/content/schema/with-component';
import { Stylesheet } from '../../../renderer/react/stylesheet';
import { FoldBox } from '../../ui/fold-box';
import { SectionFrame } from '../../ui/section-frame';
import type { details } from './schema';

/** Label and value pairs beside a note; long lists fold on phones. */
export function Details({ section }: SectionProps<typeof details>) {
  const { title, items, show } = section;
  return (
    <SectionFrame section={section} heading="beside">
      <Stylesheet file="components/sections/details/details.css" />
      <div className={show ? 'fold-rows' : undefined}>
        <dl className="details">
          {items.map(({ label, value, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
        {show && <FoldBox label={show} about={title} />}
      </div>
    </SectionFrame>
  );
}
