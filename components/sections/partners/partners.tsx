import { useContent } from '../../content-context';
import { SectionFrame } from '../../ui/section-frame';
import { Stylesheet } from '../../ui/stylesheet';
import type { SectionProps } from '../section-props';
import type { partners } from './schema';

/** The current partners as signs that hang from the line: the logo, the name, and what we do together. */
export function Partners({ section }: SectionProps<typeof partners>) {
  const { partners } = useContent();
  return (
    <SectionFrame section={section} heading="plain">
      <Stylesheet file="sections/partners/partners.css" />
      <div className="wind" />
      <ul className="plaques">
        {partners.map(({ name, logo, description }) => (
          <li key={name}>
            <div className="plaque">
              <img src={`/media/${logo}`} alt="" loading="lazy" />
            </div>
            <h3 className="type-item">{name}</h3>
            <p className="type-small text-soft">{description}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
