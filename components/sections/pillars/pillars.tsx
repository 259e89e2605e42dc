import type { SectionProps } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';
import type { pillars } from './schema';

/** Three feature cards: their objects are on one line, with concrete details below. */
export function Pillars({ section }: SectionProps<typeof pillars>) {
  return (
    <SectionFrame section={section} heading="plain">
      <Stylesheet file="components/sections/pillars/pillars.css" />
      <div className="line pillars-line" />
      <ul className="pillars grid lg:grid-cols-3">
        {section.items.map(({ icon, title, description, points }) => (
          <li className="grid content-start" key={title}>
            <Icon name={icon} />
            <h3 className="text-t4 leading-tight">{title}</h3>
            <p className="text-soft">{description}</p>
            <ul className="mt-3 text-t2 leading-[1.45]">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
