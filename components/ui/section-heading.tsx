import type { Link } from '../../renderer/content/schema/fields/link';
import { TextLink } from './text-link';

interface SectionHeadingProps {
  id: string;
  title: string;
  text?: string | undefined;
  link?: Link | undefined;
  /**
   * A chapter begins under the wind line and takes the width of the page; a plain one leaves the line to its content, which has one of
   * its own; a note is in the margin beside its content.
   */
  rank?: 'chapter' | 'plain' | 'note';
}

/** The heading of a section, the sentence beside or under it, and the link that goes with it. */
export function SectionHeading({ id, title, text, link, rank = 'chapter' }: SectionHeadingProps) {
  const follows = link && (
    <p>
      <TextLink href={link.href}>{link.label}</TextLink>
    </p>
  );
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
