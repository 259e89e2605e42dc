import { Icon } from '../../ui/icon';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';
import type { pillars } from './schema';

/** Three feature cards, side by side between hairlines. */
export function Pillars({ section }: SectionProps<typeof pillars>) {
  return (
    <SectionFrame section={section}>
      <ul className="grid lg:grid-cols-3">
        {section.items.map(({ icon, title, description, points }) => (
          <li
            key={title}
            className="border-t-2 border-line py-8 lg:border-r lg:border-r-rule lg:px-8 lg:first:pl-0 lg:last:border-r-0 lg:last:pr-0"
          >
            <Icon name={icon} className="size-8 text-hue" />
            <h3 className="type-item mt-5">{title}</h3>
            <p className="mt-2 text-soft">{description}</p>
            <ul className="type-small mt-5">
              {points.map((point) => (
                <li key={point} className="flex gap-3 border-t border-rule py-2.5">
                  <span aria-hidden="true" className="mt-[0.55em] h-0.5 w-3 flex-none bg-hue" />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
