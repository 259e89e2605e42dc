import type { Link } from 'sitewright';
import { TextLink } from './text-link';

interface SectionHeadingProps {
  id: string;
  title: string;
  text?: string | undefined;
  link?: Link | undefined;
  /**
   * A chapter begins under the wind line and spans the page; a plain heading has no line, because its content has one; a note is in the
   * margin beside its content; a line heading is on the line from which the content hangs.
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
          {text && <p className="type-small text-soft">{text}</p>}
          {shownLink}
        </div>
        <div className="line" />
      </>
    );
  }
  const follows = shownLink && <p>{shownLink}</p>;
  if (rank === 'note') {
    return (
      <div className="note-head">
        <h2 id={id} className="type-note">
          {title}
        </h2>
        {text && <p className="text-soft">{text}</p>}
        {follows}
      </div>
    );
  }
  return (
    <>
      {rank === 'chapter' && <div className="wind" />}
      <div className="head-split cols">
        <h2 id={id} className="type-subject">
          {title}
        </h2>
        {(text || link) && (
          <div className="grid gap-2">
            {text && <p className="type-lede measure text-soft">{text}</p>}
            {follows}
          </div>
        )}
      </div>
    </>
  );
}
