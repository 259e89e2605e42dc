import type { Link } from 'sitewright';
import { TextLink } from './text-link';

interface SectionHeadingProps {
  id: string;
  title: string;
  text?: string | undefined;
  link?: Link | undefined;
  /**
   * A chapter begins under the wind line and spans the page; a plain heading has no line, because its content has one; a note has a
   * line above, and its sentence beside it; a line heading is on the line from which the content hangs.
   */
  rank?: 'chapter' | 'plain' | 'note' | 'line';
}

/** The heading of a section, with the sentence beside or under it, and its link. */
export function SectionHeading({ id, title, text, link, rank = 'chapter' }: SectionHeadingProps) {
  const shownLink = link && <TextLink href={link.href}>{link.label}</TextLink>;
  if (rank === 'line') {
    return (
      <>
        <div className="line-head">
          <h2 id={id} className="type-item">
            {title}
          </h2>
          {text && <p className="type-text text-soft">{text}</p>}
          {shownLink}
        </div>
        <div className="line" />
      </>
    );
  }
  if (rank === 'note') {
    return (
      <div className="note-head mb-4 grid content-start justify-items-start gap-x-cols gap-y-2 text-balance border-line lg:grid-cols-[7fr_5fr] lg:border-t-2 lg:pt-4">
        <h2 id={id} className="type-note lg:row-span-2">
          {title}
        </h2>
        {text && <p className="text-soft lg:col-start-2">{text}</p>}
        {shownLink && <p className="lg:col-start-2">{shownLink}</p>}
      </div>
    );
  }
  return (
    <>
      {rank === 'chapter' && <div className="wind" />}
      <div className="head-split">
        <h2 id={id} className="type-chapter">
          {title}
        </h2>
        {(text || link) && (
          <div className="grid gap-2">
            {text && <p className="type-lede measure text-soft">{text}</p>}
            {shownLink && <p>{shownLink}</p>}
          </div>
        )}
      </div>
    </>
  );
}
