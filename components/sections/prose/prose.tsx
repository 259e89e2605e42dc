import type { SectionProps } from 'sitewright';
import { BesidePicture } from '../../ui/beside-picture';
import { ProseText } from '../../ui/prose';
import type { prose } from './schema';

/** The body of the page's file. */
export function Prose({ section, body }: SectionProps<typeof prose>) {
  const { id, type, picture } = section;
  return (
    <section id={id} data-section={type}>
      <div className="frame band-l">
        {picture ? (
          <BesidePicture picture={picture}>
            <ProseText>{body}</ProseText>
          </BesidePicture>
        ) : (
          <ProseText look="notes">{body}</ProseText>
        )}
      </div>
    </section>
  );
}
