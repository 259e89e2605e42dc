import type { SectionProps } from 'sitewright';
import { HungVideo } from '../../ui/hung-video';
import type { video } from './schema';

/** One video between other sections. */
export function Video({ section }: SectionProps<typeof video>) {
  const { id, type, width = 'column', ...shown } = section;
  return (
    <section id={id} data-section={type} className="frame band-m">
      <HungVideo {...shown} width={width} />
    </section>
  );
}
