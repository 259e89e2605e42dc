import { Scene } from '../../scenes/scene';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button-link';
import { Figure } from '../../ui/figure';
import { FiguresLink } from '../../ui/figures-link';
import type { SectionProps } from '../section-props';
import type { hero } from './schema';
import { Stage } from './stage';

/** The top of a page: the statement, next to it its scene, below it four figures under a rule. */
export function Hero({ section, entry }: SectionProps<typeof hero>) {
  const { tagline, title, description, primary, secondary, stats, scene } = section;
  const services = entry.data.sections.find((other) => other.type === 'services');
  if (services?.booking) {
    return <Stage section={section} booking={services.booking} services={services.items} page={entry.address} />;
  }
  return (
    <section id={section.id} data-section={section.type} aria-labelledby="page-title">
      <div className="frame pt-6 pb-14 md:pt-10 md:pb-20">
        {entry.address !== '/' && <Breadcrumbs entry={entry} />}
        <div className="cols mt-8 items-center gap-y-12 md:mt-12">
          <div className={scene ? 'col-span-full lg:col-span-7 lg:pr-8' : 'col-span-full lg:col-span-10'}>
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
