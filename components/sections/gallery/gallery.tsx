import type { SectionProps } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { HungPicture } from '../../ui/hung-picture';
import { SectionFrame } from '../../ui/section-frame';
import type { gallery } from './schema';

/** Pictures side by side, hanging at two heights. */
export function Gallery({ section }: SectionProps<typeof gallery>) {
  return (
    <SectionFrame section={section} heading="plain">
      <Stylesheet file="components/sections/gallery/gallery.css" />
      <ul className="hung-side-by-side grid gap-y-8 gap-x-cols items-start md:grid-cols-2">
        {section.pictures.map((picture) => (
          <li key={picture.file}>
            <HungPicture {...picture} width="card" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
