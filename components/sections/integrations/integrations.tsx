import { useId } from 'react';
import type { SectionProps } from 'sitewright';
import { Stylesheet, useList } from 'sitewright/react';
import { words } from '../../model/lists/words';
import { ButtonLink } from '../../ui/button-link';
import type { integrations } from './schema';

/** The platforms on a board, each with the data that it sends or keeps; the main platform is marked. */
export function Integrations({ section }: SectionProps<typeof integrations>) {
  const labels = useList(words);
  const titleId = useId();
  const { id, type, title, text, items, note, links = [] } = section;
  return (
    <section id={id} data-section={type} aria-labelledby={titleId} className="frame band-l">
      <Stylesheet file="components/sections/service-page.css" />
      <div className="board-head grid justify-items-start">
        <h2 id={titleId} className="type-note">
          {title}
        </h2>
        <div className="type-text measure text-soft">
          {text && <p>{text}</p>}
          {note && <p>{note}</p>}
        </div>
        {links.length > 0 && (
          <div className="btns max-md:w-full">
            {links.map((link, index) => (
              <ButtonLink key={link.href} link={link} look={index === 0 ? 'solid' : 'line'} />
            ))}
          </div>
        )}
      </div>
      <ul className="board grid mt-6">
        {items.map(({ name, description, highlighted }) => (
          <li key={name} className={highlighted ? 'board-main' : undefined}>
            <h3 className="text-t3 leading-[1.3]">{name}</h3>
            {highlighted && <p className="type-label">{labels.integrations.highlighted}</p>}
            <p className="type-text text-soft">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
