import { type ReactNode, useId } from 'react';
import type { Link } from '../../renderer/content/schema/fields/link';
import type { Section } from '../sections/registry';
import { SectionHeading } from './section-heading';

interface SectionFrameProps {
  section: {
    type: Section['type'];
    id?: string | undefined;
    title: string;
    text?: string | undefined;
    link?: Link | undefined;
  };
  /** Where the heading is: above the content, under the wind line or, if the content has a line, without; or in the margin. */
  heading?: 'above' | 'open' | 'beside';
  children: ReactNode;
}

const RANKS = { above: 'chapter', open: 'open', beside: 'note' } as const;

/** A section of a page: its anchor, its heading, its space. */
export function SectionFrame({ section, heading = 'above', children }: SectionFrameProps) {
  const titleId = useId();
  const rank = RANKS[heading];
  return (
    <section
      id={section.id}
      data-section={section.type}
      aria-labelledby={titleId}
      className={rank === 'note' ? 'frame band-m cols' : 'frame band-l'}
    >
      <SectionHeading id={titleId} title={section.title} text={section.text} link={section.link} rank={rank} />
      <div className={rank === 'note' ? 'note-body' : 'mt-8'}>{children}</div>
    </section>
  );
}
