import type { ReactNode } from 'react';
import { type Content, type Entry, sectionsOf } from 'sitewright';
import { useContent } from 'sitewright/react';
import { type RiverSceneName, riverNamedIn } from '../model/fields/river';
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

/** The default scene of each kind of page. */
const defaultScenes: Readonly<Record<string, RiverSceneName>> = {
  page: 'passing',
  legal: 'legal',
  hub: 'hub',
  solution: 'solution',
  article: 'blog',
  author: 'author',
  release: 'release',
  opening: 'opening',
};

const wave = (start: string, rise: number) => `${start}q45-${rise} 90 0${'t90 0'.repeat(37)}`;

interface RiverProps {
  /** The entry of the page; undefined for the 404 page, where the kayak has drifted off. */
  entry: Entry | undefined;
}

/** The river above the footer. Each kind of page shows another moment in the day of the two paddlers and the dog. */
export function River({ entry }: RiverProps) {
  const content = useContent();
  return <RiverDrawing name={entry ? sceneOf(entry, content) : 'drifted'} isShore={entry && endsWithForm(entry)} />;
}

interface RiverDrawingProps {
  name: RiverSceneName;
  /** Whether the background of the section above continues to the first wave. */
  isShore?: boolean | undefined;
}

/** The river with a scene, whose hulls, posts and legs are partly under the waves in front. */
export function RiverDrawing({ name, isShore = false }: RiverDrawingProps) {
  const { width, isAshore, drawing } = scenes[name];
  return (
    <div className={isShore ? 'moor shore' : 'moor'}>
      <Waves>
        {isShore && <path className="land" d={`${wave('M-60 14', 14)}V-9H-60z`} />}
        <path d={wave('M-60 14', 14)} />
      </Waves>
      <div className={isAshore ? 'paddlers' : 'paddlers afloat'}>
        <svg
          aria-hidden="true"
          className="day w-auto overflow-visible stroke-2"
          viewBox={`0 0 ${width} 100`}
          width={width}
          height="100"
        >
          {drawing}
        </svg>
      </div>
      <Waves className="near">
        <path className="deep" d={`${wave('M-77 32', 9)}V90H-77z`} />
        <path d={wave('M-94 50', 14)} />
        <path d={wave('M-111 66', 9)} />
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

/** Whether the page ends with a form, which has posts in the river. */
function endsWithForm(entry: Entry): boolean {
  const sections = sectionsOf(entry);
  return sections.at(-1)?.type === 'contact' && sections[1]?.type !== 'contact';
}

/** The scene of a page; a solution has the scene of its hub unless it names one itself. */
function sceneOf(entry: Entry, content: Content): RiverSceneName {
  const above = () => content.above(entry).find(({ kind }) => kind === 'hub');
  return riverNamedIn(entry.data) ?? riverNamedIn(above()?.data) ?? defaultScenes[entry.kind] ?? 'passing';
}
