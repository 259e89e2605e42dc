import { type ReactNode, useId } from 'react';
import type { Link } from '../../renderer/content/schema/fields/link';
import { SectionHeading } from './section-heading';

interface SectionFrameProps {
  section: {
    type: string;
    id?: string | undefined;
    title: string;
    text?: string | undefined;
    link?: Link | undefined;
  };
  /** Where the heading is: above the content, there without the wind line, or in the margin beside it. */
  heading?: 'above' | 'plain' | 'beside';
  children: ReactNode;
}

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
      <div className={BODIES[rank]}>{children}</div>
    </section>
  );
}

const RANKS = { above: 'chapter', plain: 'plain', beside: 'note' } as const;

const BODIES = { chapter: 'mt-8', plain: 'mt-6', note: 'note-body' };
