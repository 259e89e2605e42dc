import { useId } from 'react';
import type { SectionProps } from '../section-props';
import type { statement } from './schema';

/** One sentence set large, and the paragraphs that back it. */
export function Statement({ section }: SectionProps<typeof statement>) {
  const titleId = useId();
  return (
    <section id={section.id} data-section={section.type} aria-labelledby={titleId} className="bg-ground">
      <div className="frame cols band gap-y-8">
        <h2 id={titleId} className="type-subject col-span-full lg:col-span-7">
          {section.title}
        </h2>
        <div className="col-span-full space-y-5 lg:col-span-4 lg:col-start-9">
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
