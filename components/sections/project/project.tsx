import { useId } from 'react';
import { Scene } from '../../scenes/scene';
import { SectionHeading } from '../../ui/section-heading';
import type { SectionProps } from '../section-props';
import type { project } from './schema';

/** An example project in the wash of its service: the drawing on the left, its story on the right. */
export function Project({ section }: SectionProps<typeof project>) {
  const titleId = useId();
  const { id, theme, title, text, link, scene, points } = section;
  return (
    <section
      id={id}
      data-section={section.type}
      aria-labelledby={titleId}
      data-theme={theme}
      className="bg-ground text-ink"
    >
      <div className="frame band-l">
        <SectionHeading id={titleId} title={title} text={text} link={link} />
        <div className="cols mt-10 items-start gap-y-10 md:mt-16">
          <div className="col-span-full lg:col-span-6">
            <Scene scene={scene} />
          </div>
          <dl className="col-span-full border-t-2 border-line lg:col-span-5 lg:col-start-8">
            {points.map((point) => (
              <div key={point.title} className="border-b border-rule py-5">
                <dt className="type-item">{point.title}</dt>
                <dd className="measure mt-1.5 text-soft">{point.description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
