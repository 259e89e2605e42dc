import type { SectionProps } from 'sitewright';
import { HungPicture } from '../../ui/hung-picture';
import type { picture } from './schema';

/** One picture between other sections. */
export function PictureSection({ section }: SectionProps<typeof picture>) {
  const { id, type, width = 'column', ...shown } = section;
  return (
    <section id={id} data-section={type} className="frame band-m">
      <HungPicture {...shown} width={width} />
    </section>
  );
}
