import { useContent, useEntry } from '../../content-context';
import { Scene } from '../../scenes/scene';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button-link';
import { Figure } from '../../ui/figure';
import { FiguresLink } from '../../ui/figures-link';
import type { SectionOf, SectionProps } from '../section-props';
import type { services } from '../services/schema';
import { HeroTicket } from './hero-ticket';
import type { hero } from './schema';

/** The top of a page: the statement, next to it its own scene or those of its services, below it four figures under a rule. */
export function Hero({ section, entry }: SectionProps<typeof hero>) {
  if (section.stamp) return <HeroTicket section={section} />;
  const { tagline, title, description, primary, secondary, stats, scene } = section;
  const services = scene ? undefined : entry.data.sections.find((other) => other.type === 'services');
  const isIllustrated = scene !== undefined || services !== undefined;
  return (
    <section id={section.id} data-section={section.type} aria-labelledby="page-title">
      <div className="frame pt-6 pb-14 md:pt-10 md:pb-20">
        {entry.address !== '/' && <Breadcrumbs entry={entry} />}
        <div className="cols mt-8 items-center gap-y-12 md:mt-12">
          <div className={isIllustrated ? 'col-span-full lg:col-span-7 lg:pr-8' : 'col-span-full lg:col-span-10'}>
            <p className="font-medium text-hue">{tagline}</p>
            <h1 id="page-title" className="type-subject mt-4 text-balance">
              {title}
            </h1>
            <p className="type-lede measure mt-6 text-soft">{description}</p>
            {(primary || secondary) && (
              <div className="mt-8 flex flex-wrap gap-3">
                {primary && <ButtonLink link={primary} />}
                {secondary && <ButtonLink link={secondary} look="line" />}
              </div>
            )}
          </div>
          {scene && (
            <div className="scene-tall col-span-full lg:col-span-5">
              <Scene scene={scene} />
            </div>
          )}
          {services && <ContactSheet items={services.items} />}
        </div>
        {stats && (
          <div className="mt-14 border-t-2 border-line pt-6 md:mt-20">
            <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
              {stats.map((claim) => (
                <Figure key={claim} claim={claim} page={entry.address} />
              ))}
            </dl>
            <FiguresLink />
          </div>
        )}
      </div>
    </section>
  );
}

/** The scenes of the services as one family, each a link to its page. */
function ContactSheet({ items }: Pick<SectionOf<typeof services>, 'items'>) {
  return (
    <ul className="col-span-full grid grid-cols-2 gap-3 md:gap-4 lg:col-span-5">
      {items.map((item) => (
        <SheetItem key={item.page} item={item} />
      ))}
    </ul>
  );
}

function SheetItem({ item }: { item: SectionOf<typeof services>['items'][number] }) {
  const { site } = useContent();
  const { theme } = useEntry(item.page);
  const label = site.services.find((service) => service.page === item.page)?.label ?? item.title;
  return (
    <li data-theme={theme}>
      <a href={item.page} className="group block rounded-md">
        <div aria-hidden="true" className="overflow-hidden rounded-md" inert>
          <Scene scene={item.scene} />
        </div>
        <span className="type-small mt-2 mb-1 flex items-center gap-2 font-semibold group-hover:text-hue group-hover:underline">
          <span className="size-2.5 shrink-0 rounded-full bg-hue" />
          {label}
        </span>
      </a>
    </li>
  );
}
