import { Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';
import type { features } from './schema';

/** Terms and their explanations in two columns. */
export function Features({ section }: SectionProps<typeof features>) {
  return (
    <SectionFrame section={section}>
      <dl className="grid gap-x-[clamp(2rem,6vw,6rem)] md:grid-cols-2">
        {section.items.map(({ icon, title, description }) => (
          <div key={title} className="relative border-t border-rule py-6 pl-11">
            <dt className="type-item">
              <Icon name={icon} className="absolute top-7 left-0 size-6 text-hue" />
              {title}
            </dt>
            <dd className="measure mt-1.5 text-soft">{description}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
