import type { SectionProps } from '../section-props';
import type { prose } from './schema';

/** The text below the front matter of the page's file. */
export function Prose({ section, body }: SectionProps<typeof prose>) {
  return (
    <section id={section.id} data-section={section.type}>
      <div className="frame band-l">
        <div className="prose">{body}</div>
      </div>
    </section>
  );
}
