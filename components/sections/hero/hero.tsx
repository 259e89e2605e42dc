import type { HeroScene } from '../../../renderer/content/schema/fields/hero-scene';
import { useContent, useEntry } from '../../content-context';
import { KeptChat } from '../../scenes/kept-chat';
import { OfflineApp } from '../../scenes/offline-app';
import { Scene } from '../../scenes/scene';
import { Tasks } from '../../scenes/tasks';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button-link';
import { Figures } from '../../ui/figure';
import { FiguresLink } from '../../ui/figures-link';
import { Stylesheet } from '../../ui/stylesheet';
import type { SectionOf, SectionProps } from '../section-props';
import type { services } from '../services/schema';
import type { hero } from './schema';

/** The top of a page: the statement, next to it what hangs from the line, below it four figures. */
export function Hero({ section, entry }: SectionProps<typeof hero>) {
  const { scene, stats } = section;
  const services = scene ? undefined : entry.data.sections.find((other) => other.type === 'services');
  return (
    <section id={section.id} data-section={section.type} aria-labelledby="page-title" className="frame">
      <Stylesheet file="sections/hero/hero.css" />
      {entry.address !== '/' && <Breadcrumbs entry={entry} />}
      <div className="cols hero">
        <div className="hero-line" aria-hidden="true" />
        <Statement section={section} isWide={!scene && !services} />
        {scene && (
          <div className="hang hero-scene" data-md="skip">
            <HeroDrawing scene={scene} />
          </div>
        )}
        {services && <ContactSheet items={services.items} />}
      </div>
      {stats && (
        <div className="band-s">
          <Figures claims={stats} page={entry.address} />
          <FiguresLink />
        </div>
      )}
    </section>
  );
}

function Statement({ section, isWide }: { section: SectionOf<typeof hero>; isWide: boolean }) {
  const { tagline, title, description, primary, secondary, scene } = section;
  // A drawing that only one page has is next to the largest headline.
  const rank = scene && !isShared(scene) ? 'type-statement' : 'type-subject';
  return (
    <div className={isWide ? 'hero-copy hero-copy-wide' : 'hero-copy'}>
      <p className="kicker">{tagline}</p>
      <h1 id="page-title" className={rank}>
        {title}
      </h1>
      <p className="type-lede measure text-soft">{description}</p>
      {(primary || secondary) && (
        <div className="btns">
          {primary && <ButtonLink link={primary} />}
          {secondary && <ButtonLink link={secondary} look="line" />}
        </div>
      )}
    </div>
  );
}

type OwnScene = Extract<HeroScene, { type: 'kept-chat' | 'tasks' | 'offline-app' }>;

function isShared(scene: HeroScene): scene is Exclude<HeroScene, OwnScene> {
  return scene.type === 'chat' || scene.type === 'app' || scene.type === 'browser' || scene.type === 'agent';
}

function HeroDrawing({ scene }: { scene: HeroScene }) {
  switch (scene.type) {
    case 'kept-chat':
      return <KeptChat scene={scene} />;
    case 'tasks':
      return <Tasks scene={scene} />;
    case 'offline-app':
      return <OfflineApp scene={scene} />;
    default:
      return <Scene scene={scene} />;
  }
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
