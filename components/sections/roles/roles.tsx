import { useId } from 'react';
import type { SectionProps } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { Worker } from '../../folk/worker';
import { TextLink } from '../../ui/text-link';
import type { roles } from './schema';

/** The roles of a team, each as a person at work on one line. */
export function Roles({ section }: SectionProps<typeof roles>) {
  const titleId = useId();
  const { id, title, text, link, items } = section;
  return (
    <section id={id} data-section={section.type} aria-labelledby={titleId} className="frame band-m">
      <Stylesheet file="components/sections/roles/roles.css" />
      <h2 id={titleId} className="type-note">
        {title}
      </h2>
      {text && <p className="text-soft">{text}</p>}
      <ul className="workers">
        {items.map((item, person) => (
          <li key={item.title}>
            <Worker tool={item.tool} person={person} />
            <h3 className="type-item">{item.title}</h3>
            <p className="type-text text-soft">{item.description}</p>
          </li>
        ))}
      </ul>
      {link && (
        <p>
          <TextLink href={link.href}>{link.label}</TextLink>
        </p>
      )}
    </section>
  );
}
