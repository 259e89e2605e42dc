import type { SectionOf, SectionProps } from 'sitewright';
import { Stylesheet, useList } from 'sitewright/react';
import { words } from '../../model/lists/words';
import { Drawing } from '../../scenes/drawing';
import { bubbleClass } from '../../ui/bubble-class';
import { SectionFrame } from '../../ui/section-frame';
import { useSlideOf } from '../../ui/slide-of';
import type { portfolio } from './schema';

interface DurationProps {
  /** Begins with a number, such as 3 months. */
  time: string;
  /** The number of the longest line. */
  most: number;
}

/** A time above a line of proportional length. */
function Duration({ time, most }: DurationProps) {
  const width = `${((numberIn(time) / most) * 100).toFixed(2)}%`;
  return (
    <span className="duration relative block font-semibold leading-[1.3]">
      {time}
      <svg className="fill-none" width={width} height="20" overflow="visible" aria-hidden="true">
        <line y1="19" x2="100%" y2="19" />
      </svg>
    </span>
  );
}

/** The number at the beginning of a time. */
function numberIn(time: string): number {
  return Number.parseFloat(time) || 1;
}

type Section = SectionOf<typeof portfolio>;
type WithLook<Look extends Section['look']> = Extract<Section, { look?: Look }>;

/** Example projects: folded but for the first, as open threads, in a timeline, before a wall, or as the first screens of their websites. */
export function Portfolio({ section }: SectionProps<typeof portfolio>) {
  const { look = 'folded' } = section;
  return (
    <SectionFrame section={section} heading={look === 'folded' ? 'note' : 'plain'}>
      <Cases {...section} />
    </SectionFrame>
  );
}

function Cases(section: Section) {
  switch (section.look) {
    case 'threads':
      return <Threads {...section} />;
    case 'timeline':
      return <Timeline {...section} />;
    case 'rows':
      return <CaseRows {...section} />;
    case 'screens':
      return <FirstScreens {...section} />;
    default:
      return <Folded {...section} />;
  }
}

function Folded({ cases }: WithLook<'folded'>) {
  const labels = useList(words);
  const shown = cases.map(({ title, task, built, measure, time }, index) => (
    <details key={title} className="case" open={index === 0}>
      <summary>{title}</summary>
      <dl>
        {task && <Fact label={labels.portfolio.task}>{task}</Fact>}
        <Fact label={labels.portfolio.built}>{built}</Fact>
        {measure && <Fact label={labels.portfolio.measure}>{measure}</Fact>}
        <Fact label={labels.portfolio.time}>{time}</Fact>
      </dl>
    </details>
  ));
  return (
    <>
      <Stylesheet file="components/sections/portfolio/folded.css" />
      <div className="grid items-start gap-x-cols lg:grid-cols-2">{shown}</div>
    </>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Two messages of each project hang from the line, open. */
function Threads({ title: heading, cases }: WithLook<'threads'>) {
  const labels = useList(words);
  const slideOf = useSlideOf(cases.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it
    <ul className="threads slides bg-ground" aria-label={heading} tabIndex={0}>
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/sections/portfolio/threads.css" />
      {cases.map(({ title, messages, measure, time }, index) => (
        <li key={title} {...slideOf(index)}>
          <h3 className="type-item">{title}</h3>
          <div className="scene">
            {messages.map(({ from, text }) => (
              <p key={text} className={bubbleClass(from)}>
                <span className="sr-only">{from === 'customer' ? labels.chat.customer : labels.chat.business}: </span>
                {text}
              </p>
            ))}
          </div>
          <p className="type-small text-soft">
            {labels.portfolio.measure}: {measure}. <b className="text-hue">{time}</b>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A line for each project, as long as its duration. */
function Timeline({ cases, axis }: WithLook<'timeline'>) {
  const most = longestOf(cases);
  return (
    <div className="timeline bg-ground">
      <Stylesheet file="components/sections/portfolio/timeline.css" />
      {axis && (
        <p className="timeline-axis hidden lg:grid" aria-hidden="true">
          {Array.from({ length: most }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: their numbers identify them
            <span key={index}>{index === 0 ? `${axis} 1` : index + 1}</span>
          ))}
        </p>
      )}
      <ul className="border-t-2 border-line">
        {cases.map(({ title, built, time }) => (
          <li className="grid py-3 border-b border-rule" key={title}>
            <h3 className="type-item">{title}</h3>
            <p className="type-text text-soft max-md:text-t2">{built}</p>
            <p className="timeline-plot lg:grid">
              <Duration time={time} most={most} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function longestOf(cases: Section['cases']): number {
  return Math.max(...cases.map(({ time }) => numberIn(time)));
}

/** A wall between what would be built and what people keep, with a closed gate for each project. */
function CaseRows({ cases }: WithLook<'rows'>) {
  const labels = useList(words);
  const { built, kept, time } = labels.portfolio;
  const most = longestOf(cases);
  return (
    <>
      <Stylesheet file="components/sections/portfolio/case-rows.css" />
      <ul className="case-rows">
        {cases.map((item) => (
          <li className="py-3 border-t border-rule" key={item.title}>
            <h3 className="type-item">{item.title}</h3>
            <dl className="type-text">
              <div>
                <dt className="sr-only">{built}</dt>
                <dd>{item.built}</dd>
              </div>
              {item.kept && (
                <div className="case-kept">
                  <dt className="text-soft">{kept}:</dt> <dd>{item.kept}</dd>
                </div>
              )}
              <div>
                <dt className="sr-only">{time}</dt>
                <dd>
                  <Duration time={item.time} most={most} />
                </dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first screens hang from the line; on a phone, the row scrolls sideways. */
function FirstScreens({ title: heading, cases }: WithLook<'screens'>) {
  const slideOf = useSlideOf(cases.length);
  return (
    <>
      <Stylesheet file="components/ui/device.css" />
      <Stylesheet file="components/sections/portfolio/first-screens.css" />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it */}
      <ul className="first-screens slides" aria-label={heading} tabIndex={0}>
        {cases.map(({ title, built, time, screen }, index) => (
          <li key={title} {...slideOf(index)}>
            <div className="hang scene" data-md="skip">
              <Drawing label={screen.heading}>
                <div className="device device-window">
                  <div className="device-bar">{screen.address}</div>
                  <div className="device-page content-between">
                    <div className="device-heading">{screen.heading}</div>
                    {screen.line && <div>{screen.line}</div>}
                    <div className="device-act">{screen.action}</div>
                  </div>
                </div>
              </Drawing>
            </div>
            <div>
              <h3 className="type-item mt-3">{title}</h3>
              <p className="type-text text-soft">
                {built} <b className="text-hue">{time}</b>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
