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
      <ul className="plaques grid gap-y-6 gap-x-cols md:grid-cols-2">
        {useList(list).map(({ name, logo, description }) => (
          <li className="max-md:grid" key={name}>
            <div className="plaque">
              <img className="block w-full rounded-md" src={`/media/${logo}`} alt="" loading="lazy" />
            </div>
            <h3 className="type-item">{name}</h3>
            <p className="type-text text-soft mt-1">{description}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
