import { useId } from 'react';
import type { Link } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { ButtonLink } from './button-link';
import { TextLink } from './text-link';
import { Water } from './water';

interface ClosingBandProps {
  id?: string | undefined;
  title: string;
  text?: string | undefined;
  link?: Link | undefined;
  primary: Link;
  secondary?: Link | undefined;
  /** Whether it is a line of text with buttons rather than a ticket. */
  isQuiet?: boolean;
}

/** A ticket for the visitor: a sentence with a link, and two buttons on the stub. */
export function ClosingBand({ id, title, text, link, primary, secondary, isQuiet = false }: ClosingBandProps) {
  const titleId = useId();
  if (isQuiet) {
    return (
      <section
        id={id}
        data-section="cta"
        aria-labelledby={titleId}
        className="frame band-m flex flex-wrap items-center justify-between gap-4"
      >
        <div>
          <h2 id={titleId} className="type-note">
            {title}
          </h2>
          {text && <p className="measure text-soft">{text}</p>}
          {link && <TextLink href={link.href}>{link.label}</TextLink>}
        </div>
        <div className="btns">
          <ButtonLink link={primary} look="line" />
          {secondary && <ButtonLink link={secondary} look="line" />}
        </div>
      </section>
    );
  }
  return (
    <section id={id} data-section="cta" aria-labelledby={titleId} className="frame band-l">
      <Stylesheet file="components/ui/closing-band.css" />
      <div className="offer relative bg-ticket text-on-ticket">
        <Water />
        <div>
          <h2 id={titleId} className="type-chapter">
            {title}
          </h2>
          {text && <p className="mt-4 max-w-[30em] text-balance">{text}</p>}
          {link && (
            <p className="mt-4">
              <TextLink href={link.href}>{link.label}</TextLink>
            </p>
          )}
        </div>
        <div className="offer-stub flex flex-col gap-3 border-t-2 border-dashed">
          <ButtonLink link={primary} />
          {secondary && <ButtonLink link={secondary} look="line" />}
        </div>
      </div>
    </section>
  );
}
