import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';
import type { models } from './schema';

/** The partnership models, each with its benefits. */
export function Models({ section }: SectionProps<typeof models>) {
  return (
    <SectionFrame section={section}>
      {section.items.map(({ title, description, benefits }) => (
        <div key={title} className="cols gap-y-4 border-t-2 border-line py-8 md:py-12">
          <h3 className="type-subject col-span-full md:col-span-5 lg:col-span-4">{title}</h3>
          <p className="type-lede col-span-full text-soft md:col-span-7 lg:col-span-4">{description}</p>
          <ul className="col-span-full md:col-span-7 md:col-start-6 lg:col-span-4 lg:col-start-auto">
            {benefits.map((benefit) => (
              <li key={benefit} className="border-b border-rule py-2.5 first:border-t">
                {benefit}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SectionFrame>
  );
}
