import { type ReactNode, useId } from 'react';
import { Stylesheet } from 'sitewright/react';

interface TickedSheetProps {
  section: { type: string; id?: string | undefined; title: string; text?: string | undefined };
  items: readonly { key: string; label: ReactNode; value: ReactNode }[];
}

/** A section on a sheet of paper, with all items ticked off. */
export function TickedSheet({ section, items }: TickedSheetProps) {
  const titleId = useId();
  const { id, type, title, text } = section;
  return (
    <section id={id} data-section={type} aria-labelledby={titleId} className="frame band-l">
      <Stylesheet file="components/ui/ticked-sheet.css" />
      <div className="sheet-of-points rounded-md">
        <h2 id={titleId} className="type-note">
          {title}
        </h2>
        {text && <p className="type-text measure mt-1 text-soft">{text}</p>}
        <dl className="points grid mt-4">
          {items.map(({ key, label, value }) => (
            <div className="relative border-t border-rule" key={key}>
              <dt className="type-item font-semibold">{label}</dt>
              <dd className="type-text text-soft mt-1 max-md:text-t2">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
