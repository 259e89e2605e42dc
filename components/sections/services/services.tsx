import { useClaim, useEntry } from '../../content-context';
import { Scene } from '../../scenes/scene';
import { ButtonLink } from '../../ui/button-link';
import { Icon } from '../../ui/icon';
import { SectionHeading } from '../../ui/section-heading';
import type { SectionOf, SectionProps } from '../section-props';
import type { services } from './schema';

/** The services as wide rows, each on a gradient of its hue; scene and text alternate sides. */
export function Services({ section }: SectionProps<typeof services>) {
  return (
    <section id={section.id} data-section={section.type} aria-labelledby="services-title">
      <div className="frame band-l pb-10 md:pb-16">
        <SectionHeading id="services-title" title={section.title} text={section.text} link={section.link} />
      </div>
      {section.items.map((item, index) => (
        <ServiceRow key={item.page} item={item} isSwapped={index % 2 === 1} />
      ))}
    </section>
  );
}

function ServiceRow({ item, isSwapped }: { item: SectionOf<typeof services>['items'][number]; isSwapped: boolean }) {
  const { theme } = useEntry(item.page);
  const { value, label, condition } = useClaim(item.claim);
  return (
    <article data-theme={theme} className="bg-linear-to-br from-wash to-tint text-ink">
      <div className="frame cols items-center gap-y-10 py-14 md:py-24">
        <div className={`col-span-full lg:col-span-6 ${isSwapped ? 'lg:order-2 lg:col-start-7' : ''}`}>
          <Scene scene={item.scene} />
        </div>
        <div className={`col-span-full lg:col-span-5 ${isSwapped ? 'lg:order-1' : 'lg:col-start-8'}`}>
          <h3 className="type-subject flex gap-4">
            <Icon name={item.icon} className="mt-[calc((1lh-2rem)/2)] size-8 text-hue" />
            {item.title}
          </h3>
          <p className="type-lede mt-4">{item.description}</p>
          <ul className="mt-6 flex flex-wrap gap-y-1 font-medium text-hue">
            {item.features.map((feature) => (
              <li key={feature} className="not-last:after:mx-2.5 not-last:after:text-soft not-last:after:content-['/']">
                {feature}
              </li>
            ))}
          </ul>
          <p className="mt-8 flex flex-wrap items-baseline gap-x-4 border-t border-hue pt-4">
            <strong className="type-figure">{value}</strong> <span>{label}</span>
          </p>
          <p className="type-small">{condition}</p>
          <p className="mt-6">
            <ButtonLink link={{ label: item.cta, href: item.page }} />
          </p>
        </div>
      </div>
    </article>
  );
}
