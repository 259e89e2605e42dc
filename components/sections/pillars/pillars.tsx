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
      <ul className="pillars">
        {section.items.map(({ icon, title, description, points }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p className="text-soft">{description}</p>
            <ul>
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
