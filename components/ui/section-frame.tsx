import { type ReactNode, useId } from 'react';
import type { Link } from 'sitewright';
import { JumpTargets } from '../booking/jump-targets';
import { FolkDrawing } from '../folk/folk';
import type { Folk } from '../model/fields/folk';
import type { PictureBeside } from '../model/fields/picture';
import { BesidePicture } from './beside-picture';
import { DrawnHeading } from './drawn-heading';
import { SectionHeading } from './section-heading';

interface SectionFrameProps {
  section: {
    type: string;
    id?: string | undefined;
    title: string;
    text?: string | undefined;
    link?: Link | undefined;
    picture?: PictureBeside | undefined;
    drawing?: Folk | undefined;
  };
  /** What the heading is: of a chapter, plain, or a note. */
  heading?: 'chapter' | 'plain' | 'note';
  children: ReactNode;
}

/** A section of a page, with its anchor, heading, spacing, and optional picture. */
export function SectionFrame({ section, heading = 'chapter', children }: SectionFrameProps) {
  const titleId = useId();
  const { id, type, title, text, link, picture, drawing } = section;
  const rank = picture ? 'note' : heading;
  const content = drawing ? (
    <>
      <DrawnHeading id={titleId} title={title} text={text}>
        <FolkDrawing drawing={drawing} />
      </DrawnHeading>
      {children}
    </>
  ) : (
    <>
      <SectionHeading id={titleId} title={title} text={text} link={link} rank={rank} />
      <div className={BODIES[rank]}>{children}</div>
    </>
  );
  return (
    <section
      id={id}
      data-section={type}
      aria-labelledby={titleId}
      className={rank === 'note' && !picture ? 'frame band-m cols' : 'frame band-l'}
    >
      <JumpTargets at={id} />
      {picture ? <BesidePicture picture={picture}>{content}</BesidePicture> : content}
    </section>
  );
}

const BODIES = { chapter: 'mt-8', plain: 'mt-6', note: undefined };
