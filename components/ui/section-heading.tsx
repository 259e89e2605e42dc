import type { Link } from 'sitewright';
import { TextLink } from './text-link';

interface SectionHeadingProps {
  id: string;
  title: string;
  text?: string | undefined;
  link?: Link | undefined;
  /**
   * A chapter has its sentence beside it, a plain heading below it; a note begins under a rule, with its sentence on the same line; a
   * line heading is on the line from which the content hangs.
   */
  rank?: 'chapter' | 'plain' | 'note' | 'line';
}

/** The heading of a section, with its sentence and its link. */
export function SectionHeading({ id, title, text, link, rank = 'chapter' }: SectionHeadingProps) {
  const shownLink = link && <TextLink href={link.href}>{link.label}</TextLink>;
  if (rank === 'line') {
    return (
      <>
        <div className="line-head flex flex-wrap items-baseline">
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
      <div className="note-head mb-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 border-line lg:border-t-2 lg:pt-4">
        <h2 id={id} className="type-note">
          {title}
        </h2>
        {text && <p className="measure text-soft">{text}</p>}
        {shownLink && <p>{shownLink}</p>}
      </div>
    );
  }
  const isBeside = rank === 'chapter';
  return (
    <div className={isBeside ? 'head-split' : 'grid gap-3'}>
      <h2 id={id} className="type-chapter">
        {title}
      </h2>
      {(text || link) && (
        <div className={isBeside ? 'grid gap-2' : 'flex flex-wrap items-baseline gap-x-6 gap-y-1'}>
          {text && <p className="type-lede measure text-soft">{text}</p>}
          {shownLink && <p>{shownLink}</p>}
        </div>
      )}
    </div>
  );
}
