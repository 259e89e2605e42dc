import { type ReactNode, useId } from 'react';
import type { Link } from '../../renderer/content/schema/fields/link';
import type { Section } from '../../renderer/content/schema/sections/registry';
import { SectionHeading } from './section-heading';

interface SectionFrameProps {
  section: {
    type: Section['type'];
    id?: string | undefined;
    title: string;
    text?: string | undefined;
    link?: Link | undefined;
  };
  /** Where the heading is: above the content, or in the margin beside it. */
  heading?: 'above' | 'beside';
  /** The background of the section: none, or the wash of the theme. */
  ground?: 'paper' | 'wash';
  children: ReactNode;
}

/** A section of a page: its anchor, its heading, its space. */
export function SectionFrame({ section, heading = 'above', ground = 'paper', children }: SectionFrameProps) {
  const titleId = useId();
  const title = <SectionHeading id={titleId} title={section.title} text={section.text} link={section.link} />;
  return (
    <section
      id={section.id}
      data-section={section.type}
      aria-labelledby={titleId}
      className={ground === 'wash' ? 'bg-wash' : undefined}
    >
      {heading === 'above' ? (
        <div className="frame band">
          {title}
          <div className="mt-10 md:mt-16">{children}</div>
        </div>
      ) : (
        <div className="frame band cols gap-y-10">
          <div className="col-span-full lg:col-span-4">
            <div className="lg:sticky lg:top-28">{title}</div>
          </div>
          <div className="col-span-full lg:col-span-7 lg:col-start-6">{children}</div>
        </div>
      )}
    </section>
  );
}
