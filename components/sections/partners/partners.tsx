import type { SectionProps } from 'sitewright';
import { Stylesheet, useList } from 'sitewright/react';
import { partners as list } from '../../model/lists/data-files';
import { SectionFrame } from '../../ui/section-frame';
import type { partners } from './schema';

/** The current partners as signs on the line, with logo, name, and our work together. */
export function Partners({ section }: SectionProps<typeof partners>) {
  return (
    <SectionFrame section={section} heading="plain">
      <Stylesheet file="components/sections/partners/partners.css" />
      <div className="wind" />
      <ul className="plaques">
        {useList(list).map(({ name, logo, description }) => (
          <li key={name}>
            <div className="plaque">
              <img src={`/media/${logo}`} alt="" loading="lazy" />
            </div>
            <h3 className="type-item">{name}</h3>
            <p className="type-text text-soft">{description}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
