import { useContent } from '../../content-context';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';
import type { partners } from './schema';

/** The current partners: the logo, the name, and what we do together. */
export function Partners({ section }: SectionProps<typeof partners>) {
  const { partners } = useContent();
  return (
    <SectionFrame section={section}>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {partners.map(({ name, logo, description }) => (
          <li key={name} className="border-t-2 border-line py-8">
            {/* Logos are drawn for a light ground, so they have one at night, too. */}
            <div className="flex h-24 w-64 max-w-full items-center justify-center rounded-md bg-white p-4">
              <img src={`/media/${logo}`} alt="" loading="lazy" className="size-full object-contain" />
            </div>
            <h3 className="type-item mt-4">{name}</h3>
            <p className="measure mt-2 text-soft">{description}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
