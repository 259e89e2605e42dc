import type { SectionProps } from '../section-props';

/** The text below the front matter of the page's file. */
export function Prose({ section, body }: SectionProps<'prose'>) {
  return (
    <section id={section.id} data-section={section.type}>
      <div className="frame band">
        <div className="prose">{body}</div>
      </div>
    </section>
  );
}
