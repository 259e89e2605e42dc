import type { SectionProps } from '../../../renderer/content/schema/with-component';
import { ProseText } from '../../ui/prose';
import type { prose } from './schema';

/** The text below the front matter of the page's file. */
export function Prose({ section, body }: SectionProps<typeof prose>) {
  return (
    <section id={section.id} data-section={section.type}>
      <div className="frame band-l">
        <ProseText look="notes">{body}</ProseText>
      </div>
    </section>
  );
}
