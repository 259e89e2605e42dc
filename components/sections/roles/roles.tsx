import { useId } from 'react';
import type { SectionProps } from 'sitewright';
import { Hook } from '../../ui/hook';
import { TextLink } from '../../ui/text-link';
import type { roles } from './schema';

/** The roles of a team, each as a tool on the line. */
export function Roles({ section }: SectionProps<typeof roles>) {
  const titleId = useId();
  const { id, title, text, link, items } = section;
  return (
    <section id={id} data-section={section.type} aria-labelledby={titleId} className="frame band-s">
      <h2 id={titleId} className="hooks-title">
        {title}
      </h2>
      <div className="line" />
      <ul className="hooks hooks-six">
        {items.map((item) => (
          <li key={item.title}>
            <Hook tool={item.tool} />
            <h3>{item.title}</h3>
            <p className="type-text text-soft">{item.description}</p>
          </li>
        ))}
      </ul>
      {text && <p className="type-text mt-4 text-soft">{text}</p>}
      {link && (
        <p>
          <TextLink href={link.href}>{link.label}</TextLink>
        </p>
      )}
    </section>
  );
}
