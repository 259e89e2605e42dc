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
      <div className="project">
        <div className="project-head">
          <h2 id={titleId} className="type-chapter">
            {title}
          </h2>
          {text && <p className="text-soft">{text}</p>}
        </div>
        <Stops stops={stops} />
        {scenes.map((scene) => (
          <div key={JSON.stringify(scene)} className="project-screen">
            <Scene scene={scene} />
          </div>
        ))}
        <div className="project-points">
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
      <p className="stops-legend" aria-hidden="true">
        {measure}
      </p>
      <ol className="stops">
        {stops.map(({ time, title, measure: by }, index) => (
          <li key={time} data-width={widths[index]}>
            <h3>{time}</h3>
            <p>{title}</p>
            <p className="stop-measure">
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
