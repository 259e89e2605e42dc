import { type Entry, isSection, type SectionProps, sectionsOf } from 'sitewright';
import { Stylesheet } from 'sitewright/react';
import type { HeroScene } from '../../model/fields/hero-scene';
import { Agreement } from '../../scenes/agreement';
import { Scene } from '../../scenes/scene';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { LinkedFigures } from '../../ui/figure';
import { services } from '../services/schema';
import { DemoHero } from './demo/demo';
import { HeroCopy } from './hero-copy';
import { HeroTicket } from './hero-ticket';
import { OrderHero } from './order/order';
import { PhonesHero } from './phones/phones';
import type { hero, StatementHero } from './schema';
import { Stage } from './stage';
import { TrialHero } from './trial/trial';
import { WidthsHero } from './widths/widths';

/** The top of a page, by what it opens with. */
export function Hero({ section, entry }: SectionProps<typeof hero>) {
  if (section.look === 'ticket') return <HeroTicket section={section} entry={entry} />;
  const { scene } = section;
  const below = sectionsOf(entry).find((other) => isSection(other, services));
  if (below?.booking) {
    return <Stage section={section} booking={below.booking} services={below.items} page={entry.address} />;
  }
  switch (scene?.type) {
    case 'demo':
      return <DemoHero section={{ ...section, scene }} entry={entry} />;
    case 'order':
      return <OrderHero section={{ ...section, scene }} entry={entry} />;
    case 'phones':
      return <PhonesHero section={{ ...section, scene }} entry={entry} />;
    case 'trial':
      return <TrialHero section={{ ...section, scene }} entry={entry} />;
    case 'widths':
      return <WidthsHero section={{ ...section, scene }} entry={entry} />;
    default:
      return <DrawnHero section={section} scene={scene} entry={entry} />;
  }
}

interface DrawnHeroProps {
  section: StatementHero;
  scene: HeroScene | undefined;
  entry: Entry;
}

/** The statement, next to it the drawing on the line, below it four figures. */
function DrawnHero({ section, scene, entry }: DrawnHeroProps) {
  const { stats } = section;
  const listsJobs = sectionsOf(entry).some(({ type }) => type === 'openings');
  return (
    <section id={section.id} data-section={section.type} aria-labelledby="page-title" className="frame">
      <Stylesheet file={scene ? 'components/sections/hero/hero.css' : 'components/sections/hero/hero-wide.css'} />
      {entry.address !== '/' && <Breadcrumbs entry={entry} />}
      <div className="cols hero">
        <div className="line hero-line" aria-hidden="true" />
        <HeroCopy section={section} isWide={!scene} isTagged={listsJobs} />
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

function HeroDrawing({ scene }: { scene: HeroScene }) {
  return scene.type === 'agreement' ? <Agreement scene={scene} /> : <Scene scene={scene} />;
}
