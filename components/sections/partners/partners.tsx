import { useContent } from '../../content-context';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';

/** The current partners: a wordmark in plain text, and what we do together. */
export function Partners({ section }: SectionProps<'partners'>) {
  const { partners } = useContent();
  return (
    <SectionFrame section={section} ground="wash">
      <ul className="grid gap-x-12 md:grid-cols-2">
        {partners.map(({ name, logo, description }) => (
          <li key={name} className="border-t border-ink py-8">
            <h3>
              <span aria-hidden="true" className="type-title block text-hue">
                {logo}
              </span>
              <span className="type-small mt-2 block font-normal text-soft">{name}</span>
            </h3>
            <p className="measure mt-3">{description}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
