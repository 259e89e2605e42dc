import { useContent } from '../../content-context';
import { ButtonLink } from '../../ui/button-link';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';
import type { integrations } from './schema';

/** The platforms as a grid, each with what the connection does; the main one is marked. */
export function Integrations({ section }: SectionProps<typeof integrations>) {
  const { words } = useContent();
  const { items, note, links = [] } = section;
  return (
    <SectionFrame section={section}>
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ name, description, highlighted }) => (
          <li key={name} className={`border-t-2 pt-4 pb-8 ${highlighted ? 'border-hue' : 'border-rule'}`}>
            <h3 className={`type-item hyphens-auto ${highlighted ? 'text-hue' : ''}`}>{name}</h3>
            {highlighted && (
              <p className="type-label mt-1 w-fit rounded-sm bg-hue px-1.5 py-0.5 text-on-hue">
                {words.integrations.highlighted}
              </p>
            )}
            <p className="mt-1.5 text-soft">{description}</p>
          </li>
        ))}
      </ul>
      {note && <p className="measure mt-8">{note}</p>}
      {links.length > 0 && (
        <div className="mt-8 flex flex-wrap gap-3">
          {links.map((link, index) => (
            <ButtonLink key={link.href} link={link} look={index === 0 ? 'solid' : 'line'} />
          ))}
        </div>
      )}
    </SectionFrame>
  );
}
