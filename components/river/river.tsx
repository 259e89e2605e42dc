import type { ReactNode } from 'react';
import { ancestorsOf } from '../../renderer/content/schema/ancestors';
import type { AnyEntry, Content } from '../../renderer/content/schema/content';
import type { RiverSceneName } from '../../renderer/content/schema/fields/river';
import { useContent } from '../content-context';
import type { Scene } from './scene';
import { company } from './scenes/company';
import { legal } from './scenes/legal';
import { news } from './scenes/news';
import { offers } from './scenes/offers';
import { services } from './scenes/services';
import { solutions } from './scenes/solutions';
import { visits } from './scenes/visits';

const scenes: Record<RiverSceneName, Scene> = {
  ...services,
  ...company,
  ...news,
  ...legal,
  ...visits,
  ...offers,
  ...solutions,
};

/** What pages of a kind show unless they name another scene. */
const ofKind: Record<AnyEntry['kind'], RiverSceneName> = {
  page: 'passing',
  legal: 'legal',
  hub: 'hub',
  solution: 'solution',
  article: 'blog',
  release: 'release',
  opening: 'opening',
};

const wave = (start: string, rise: number) => `${start}q45-${rise} 90 0${'t90 0'.repeat(37)}`;

interface RiverProps {
  /** The entry of the page; undefined for the 404 page, whose kayak has drifted off. */
  entry: AnyEntry | undefined;
}

/** The river above the footer: on each kind of page the two paddlers and the dog are at another moment of their day. */
export function River({ entry }: RiverProps) {
  const { entries } = useContent();
  return <RiverDrawing name={entry ? sceneOf(entry, entries) : 'drifted'} isShore={entry && endsWithForm(entry)} />;
}

interface RiverDrawingProps {
  name: RiverSceneName;
  /** Whether the ground of the section above ends in the first wave. */
  isShore?: boolean | undefined;
}

/** The river with one scene; its hulls, posts and legs go under the waves in front. */
export function RiverDrawing({ name, isShore = false }: RiverDrawingProps) {
  const { width, isAshore, drawing } = scenes[name];
  return (
    <div className={isShore ? 'moor shore' : 'moor'}>
      <Waves>
        {isShore && <path className="land" d={`${wave('M-60 14', 14)}V-9H-60z`} />}
        <path d={wave('M-60 14', 14)} />
      </Waves>
      <div className={isAshore ? 'paddlers' : 'paddlers afloat'}>
        <svg aria-hidden="true" className="day" viewBox={`0 0 ${width} 100`} width={width} height="100">
          {drawing}
        </svg>
      </div>
      <Waves className="near">
        <path className="deep" d={`${wave('M-77 32', 9)}V90H-77z`} />
        <path d={wave('M-94 50', 14)} />
        <path d={wave('M-111 68', 14)} />
      </Waves>
    </div>
  );
}

function Waves({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      className={className ? `rivers ${className}` : 'rivers'}
      viewBox="0 0 3200 72"
      preserveAspectRatio="xMinYMin slice"
    >
      {children}
    </svg>
  );
}

/** The form of a service page has posts in the river. */
function endsWithForm(entry: AnyEntry): boolean {
  return (
    entry.kind === 'page' &&
    entry.data.sections.at(-1)?.type === 'contact' &&
    entry.data.sections[1]?.type !== 'contact'
  );
}

/** A solution shows what its hub does, unless it names a scene itself. */
function sceneOf(entry: AnyEntry, entries: Content['entries']): RiverSceneName {
  if (entry.data.river) return entry.data.river;
  if (entry.kind === 'page' && entry.author !== undefined) return 'author';
  const hub = ancestorsOf(entry, entries).find(({ kind }) => kind === 'hub');
  return hub?.data.river ?? ofKind[entry.kind];
}
