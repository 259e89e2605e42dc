import { useId } from 'react';
import type { Link } from '../../renderer/content/schema/fields/link';
import { Arrow, directionOf } from './arrow';

interface ClosingBandProps {
  id?: string | undefined;
  title: string;
  text?: string | undefined;
  link?: Link | undefined;
  primary: Link;
  secondary?: Link | undefined;
}

const button =
  'group inline-flex min-h-12 items-center gap-2.5 rounded-md border border-paper px-6 py-2.5 text-[1.0625rem] leading-tight font-semibold outline-paper focus-visible:outline-paper';

/** Ink background, one sentence with a link, two buttons. */
export function ClosingBand({ id, title, text, link, primary, secondary }: ClosingBandProps) {
  const titleId = useId();
  return (
    <section id={id} data-section="cta" aria-labelledby={titleId} className="bg-ink text-paper" data-noprint>
      <div className="frame cols items-end gap-y-10 py-16 md:py-28">
        <div className="col-span-full lg:col-span-7">
          <h2 id={titleId} className="type-title">
            {title}
          </h2>
          {text && <p className="type-lede measure mt-5 opacity-85">{text}</p>}
          {link && (
            <p className="mt-4">
              <a
                href={link.href}
                className="group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-1 underline-offset-[0.25em] outline-paper hover:decoration-2 focus-visible:outline-paper"
              >
                {link.label}
                <Arrow direction={directionOf(link.href)} />
              </a>
            </p>
          )}
        </div>
        <div className="col-span-full flex flex-wrap gap-3 lg:col-span-5 lg:justify-end">
          <a href={primary.href} className={`${button} bg-paper text-ink hover:bg-transparent hover:text-paper`}>
            {primary.label}
            <Arrow direction={directionOf(primary.href)} />
          </a>
          {secondary && (
            <a href={secondary.href} className={`${button} hover:bg-paper hover:text-ink`}>
              {secondary.label}
              <Arrow direction={directionOf(secondary.href)} />
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
