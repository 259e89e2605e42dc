import { isSection, type SectionProps, sectionsOf } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import type { HeroScene } from '../../model/fields/hero-scene';
import { Agreement } from '../../scenes/agreement';
import { KeptChat } from '../../scenes/kept-chat';
import { OfflineApp } from '../../scenes/offline-app';
import { Scene } from '../../scenes/scene';
import { Tasks } from '../../scenes/tasks';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/button-link';
import { LinkedFigures } from '../../ui/figure';
import { services } from '../services/schema';
import { HeroTicket } from './hero-ticket';
import type { hero, StatementHero } from './schema';
import { Stage } from './stage';

/** The top of a page: the statement, next to it the drawing on the line, below it four figures. */
export function Hero({ section, entry }: SectionProps<typeof hero>) {
  if (section.look === 'ticket') return <HeroTicket section={section} entry={entry} />;
  const { scene, stats } = section;
  const below = sectionsOf(entry).find((other) => isSection(other, services));
  if (below?.booking) {
    return <Stage section={section} booking={below.booking} services={below.items} page={entry.address} />;
  }
  return (
    <section id={section.id} data-section={section.type} aria-labelledby="page-title" className="frame">
      <Stylesheet file={scene ? 'components/sections/hero/hero.css' : 'components/sections/hero/hero-wide.css'} />
      {entry.address !== '/' && <Breadcrumbs entry={entry} />}
      <div className="cols hero">
        <div className="line hero-line" aria-hidden="true" />
        <Statement section={section} isWide={!scene} />
        {scene && (
          <div className="hang hero-scene" data-md={scene.type === 'agreement' ? undefined : 'skip'}>
            <HeroDrawing scene={scene} />
          </div>
        )}
      </div>
      {stats && <LinkedFigures claims={stats} page={entry.address} />}
    </section>
  );
}

function Statement({ section, isWide }: { section: StatementHero; isWide: boolean }) {
  const { tagline, title, description, primary, secondary } = section;
  return (
    <div className={isWide ? 'hero-copy hero-copy-wide' : 'hero-copy'}>
      <p className="kicker">{tagline}</p>
      <h1 id="page-title" className="type-subject">
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

function HeroDrawing({ scene }: { scene: HeroScene }) {
  switch (scene.type) {
    case 'kept-chat':
      return <KeptChat scene={scene} />;
    case 'tasks':
      return <Tasks scene={scene} />;
    case 'offline-app':
      return <OfflineApp scene={scene} />;
    case 'agreement':
      return <Agreement scene={scene} />;
    default:
      return <Scene scene={scene} />;
  }
}
