import { useId } from 'react';
import type { SectionOf, SectionProps } from 'sitewright';
import { Stylesheet, useList } from 'sitewright/react';
import { words } from '../../model/lists/words';
import { Scene } from '../../scenes/scene';
import { Terms } from '../../ui/terms';
import { TextLink } from '../../ui/text-link';
import type { project } from './schema';

type Stop = SectionOf<typeof project>['stops'][number];

/** The course of an example project: stops on a timeline, with the project's screens hanging from it. */
export function Project({ section }: SectionProps<typeof project>) {
  const titleId = useId();
  const { id, type, theme, title, text, link, stops, scenes, points } = section;
  return (
    <section id={id} data-section={type} aria-labelledby={titleId} data-theme={theme} className="frame band-l">
      <Stylesheet file="components/sections/project/project.css" />
      <div className="project grid gap-y-6 gap-x-cols pt-4">
        <div className="project-head grid gap-y-2 gap-x-cols lg:grid-cols-[7fr_5fr]">
          <h2 id={titleId} className="type-chapter">
            {title}
          </h2>
          {text && <p className="text-soft text-balance">{text}</p>}
        </div>
        <Stops stops={stops} />
        {scenes.map((scene) => (
          <div key={JSON.stringify(scene)} className="project-screen">
            <Scene scene={scene} />
          </div>
        ))}
        <div className="project-points grid content-start gap-4">
          <Terms items={points.map(({ title, description }) => ({ label: title, value: description }))} isStacked />
          {link && <TextLink href={link.href}>{link.label}</TextLink>}
        </div>
      </div>
    </section>
  );
}

/** Each step on the line, with its measure of success. */
function Stops({ stops }: { stops: readonly Stop[] }) {
  const { measure } = useList(words).portfolio;
  const widths = widthsOf(stops);
  return (
    <>
      <p className="stops-legend text-soft text-t2" aria-hidden="true">
        {measure}
      </p>
      <ol className="stops grid">
        {stops.map(({ time, title, measure: by }, index) => (
          <li className="relative" key={time} data-width={widths[index]}>
            <h3 className="text-hue text-t2 tracking-normal">{time}</h3>
            <p>{title}</p>
            <p className="stop-measure mt-1 text-t2">
              <span className="sr-only">{measure}: </span>
              {by}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The number of columns for each stop: proportional to its time, but wide enough to read. */
function widthsOf(stops: readonly Stop[]): number[] {
  const lengths = stops.map(({ length }) => Number.parseInt(length, 10));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const free = COLUMNS - MIN_WIDTH * stops.length;
  return lengths.map((length) => MIN_WIDTH + Math.round((length / whole) * free));
}

const COLUMNS = 30;
const MIN_WIDTH = 4;
