import type { SectionProps } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import { Picture } from '../../ui/picture';
import { SectionFrame } from '../../ui/section-frame';
import type { logos } from './schema';

/** The logos of customers as signs that hang from the line, each with its name. */
export function Logos({ section }: SectionProps<typeof logos>) {
  return (
    <SectionFrame section={section} heading="plain">
      <Stylesheet file="components/sections/partners/partners.css" />
      <div className="wind" />
      <ul className="plaques">
        {section.items.map(({ company, logo, href }) => (
          <li key={company}>
            <div className="plaque">
              <Picture name={logo} alt="" place="thumbnail" />
            </div>
            <h3 className="type-item">{href ? <a href={href}>{company}</a> : company}</h3>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
