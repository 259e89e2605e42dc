import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';
import type { reasons } from './schema';

/** Numbered statements, one per ruled row. */
export function Reasons({ section }: SectionProps<typeof reasons>) {
  return (
    <SectionFrame section={section}>
      <ol className="border-t-2 border-line">
        {section.items.map(({ title, description }, index) => (
          <li key={title} className="cols gap-y-2 border-b border-rule py-7 md:py-9">
            <span aria-hidden="true" className="type-item text-soft tabular-nums md:col-span-1">
              {index + 1}
            </span>
            <h3 className="type-subject col-span-full md:col-span-5 lg:col-span-5">{title}</h3>
            <p className="type-lede col-span-full text-soft md:col-span-6">{description}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
