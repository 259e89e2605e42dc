import { SectionFrame } from '../../ui/section-frame';
import { Stylesheet } from '../../ui/stylesheet';
import type { SectionProps } from '../section-props';
import type { details } from './schema';

/** Label and value pairs beside a note. */
export function Details({ section }: SectionProps<typeof details>) {
  return (
    <SectionFrame section={section} heading="beside">
      <Stylesheet file="sections/details/details.css" />
      <dl className="details">
        {section.items.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
