import { ButtonLink } from '../../ui/button-link';
import type { StatementHero } from './schema';

interface HeroCopyProps {
  section: Pick<StatementHero, 'tagline' | 'title' | 'description' | 'primary' | 'secondary'>;
  /** Whether the introduction is beside the headline on wide screens. */
  isWide?: boolean;
  /** Whether the tagline is the tag of a job. */
  isTagged?: boolean;
}

/** The words at the top of a page. */
export function HeroCopy({ section, isWide = false, isTagged = false }: HeroCopyProps) {
  const { tagline, title, description, primary, secondary } = section;
  return (
    <div className={isWide ? 'hero-copy hero-copy-wide' : 'hero-copy'}>
      <p className={isTagged ? 'type-item rounded-sm bg-ticket px-3 py-1.5 font-bold text-on-ticket' : 'kicker'}>
        {tagline}
      </p>
      <h1 id="page-title" className="type-subject">
        {title}
      </h1>
      <p className="type-lede measure text-soft">{description}</p>
      {(primary || secondary) && (
        <div className="btns">
          {primary && <ButtonLink link={primary} />}
          {secondary && <ButtonLink link={secondary} look="line" />}
        </div>
      )}
    </div>
  );
}
