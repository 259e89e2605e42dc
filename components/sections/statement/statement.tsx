import { useId } from 'react';
import type { SectionProps } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { BesidePicture } from '../../ui/beside-picture';
import type { statement } from './schema';

/** A sentence in large type, the paragraphs that support it, and optionally a drawing of it. */
export function Statement({ section }: SectionProps<typeof statement>) {
  const titleId = useId();
  const { id, type, title, paragraphs, drawing, picture } = section;
  const headline = (
    <h2 id={titleId} className="type-chapter">
      {title}
    </h2>
  );
  const text = paragraphs.map((paragraph) => (
    <p key={paragraph} className="measure">
      {paragraph}
    </p>
  ));
  return (
    <section id={id} data-section={type} aria-labelledby={titleId} className="frame band-l">
      {picture ? (
        <BesidePicture picture={picture}>
          {headline}
          <div className="mt-4 grid gap-4">{text}</div>
        </BesidePicture>
      ) : (
        <>
          {headline}
          <div className="mt-6 grid gap-x-cols gap-y-4 lg:grid-cols-2">{text}</div>
        </>
      )}
      {drawing && <TwoWaysOut labels={drawing} />}
    </section>
  );
}

/** A line that would miss its gate: one branch arrives there with less, the other continues to a later gate. */
function TwoWaysOut({ labels: { date, less, later } }: { labels: { date: string; less: string; later: string } }) {
  return (
    <div className="slip relative mt-8 text-t2 font-semibold leading-[1.3]" aria-hidden="true">
      <Stylesheet file="components/sections/statement/statement.css" />
      <svg className="slip-line w-full overflow-visible fill-none stroke-2" aria-hidden="true">
        <line x1="0%" x2="46%" y1="90" y2="90" />
        <svg aria-hidden="true" x="46%">
          <path d="M0 90c30 0 34-48 64-48" />
          <path d="M0 90c30 0 34 48 64 48" />
        </svg>
        <svg aria-hidden="true" x="46%" className="overflow-visible">
          <line x1="64" x2="24%" y1="42" y2="42" />
          <line x1="64" x2="50%" y1="138" y2="138" />
        </svg>
        <line className="slip-gate" x1="70%" x2="70%" y1="6" y2="78" />
        <line className="slip-gate" x1="96%" x2="96%" y1="102" y2="174" />
      </svg>
      <p className="slip-date">{date}</p>
      <p className="slip-less text-soft">{less}</p>
      <p className="slip-later text-soft">{later}</p>
    </div>
  );
}
