import type { ReactNode } from 'react';
import type { EntryOf } from '../../renderer/content/schema/content';
import { partsPresent, type SolutionPart } from '../../renderer/content/schema/solution-parts';
import { useContent } from '../content-context';
import { QuestionList } from '../ui/question-list';
import { StepList } from '../ui/step-list';

interface SolutionProps {
  entry: EntryOf<'solution'>;
  /** The text below the front matter. */
  body: ReactNode;
}

interface BandProps extends SolutionProps {
  parts: readonly SolutionPart[];
}

/** Next to the facts, these two share one column; below, those two fit side by side. */
const FIRST_PAIR: readonly SolutionPart[] = ['gets', 'text'];
const LATER_PAIR: readonly SolutionPart[] = ['steps', 'questions'];

/** The parts of a solution from top to bottom, in the bands of its page. */
export function bandsOf({ data, body }: EntryOf<'solution'>): SolutionPart[][] {
  const bands: SolutionPart[][] = [];
  for (const part of data.order ?? partsPresent({ data, body })) {
    const band = bands.at(-1);
    const pair = bands.length === 1 ? FIRST_PAIR : LATER_PAIR;
    if (band?.length === 1 && [...band, part].every((each) => pair.includes(each))) band.push(part);
    else bands.push([part]);
  }
  return bands;
}

/** The first band, next to the facts: parts below each other. */
export function FirstBand({ parts, ...solution }: BandProps) {
  return (
    <div className="space-y-14">
      {parts.map((part) => (
        <Part key={part} part={part} {...solution} />
      ))}
    </div>
  );
}

/** A band below the first: two parts side by side, or one at its full width. */
export function LaterBand({ parts, ...solution }: BandProps) {
  const [part] = parts;
  if (part && parts.length === 1) return <Part part={part} isWide {...solution} />;
  return (
    <div className="cols gap-y-16">
      {parts.map((each) => (
        <div key={each} className="col-span-full lg:col-span-5 lg:last:col-span-6 lg:last:col-start-7">
          <Part part={each} {...solution} />
        </div>
      ))}
    </div>
  );
}

interface PartProps extends SolutionProps {
  part: SolutionPart;
  isWide?: boolean;
}

/** One part. At full width, each has a layout that its neighbors do not have. */
function Part({ entry: { data }, body, part, isWide = false }: PartProps) {
  const labels = useContent().words.solution;
  switch (part) {
    case 'text':
      return (
        <div className={isWide ? 'cols' : undefined}>
          <div className="prose col-span-full lg:col-start-6">{body}</div>
        </div>
      );
    case 'gets':
      return (
        <Headed id="gets" title={labels.gets}>
          <ul className={isWide ? 'grid gap-x-10 border-t-2 border-line md:grid-cols-2' : 'border-t border-rule'}>
            {data.gets.map((item) => (
              <li key={item} className="type-lede border-b border-rule py-3.5">
                {item}
              </li>
            ))}
          </ul>
        </Headed>
      );
    case 'steps':
      return (
        <Headed id="steps" title={data.stepsTitle ?? labels.steps} isBeside={isWide}>
          <StepList items={data.steps ?? []} />
        </Headed>
      );
    case 'questions':
      return (
        <Headed id="questions" title={data.questionsTitle ?? labels.questions} isBeside={isWide}>
          <QuestionList items={data.questions} />
        </Headed>
      );
  }
}

interface HeadedProps {
  id: SolutionPart;
  title: string;
  /** Whether the heading is in the margin instead of above. */
  isBeside?: boolean;
  children: ReactNode;
}

function Headed({ id, title, isBeside = false, children }: HeadedProps) {
  return (
    <section aria-labelledby={id} className={isBeside ? 'cols gap-y-8' : undefined}>
      <h2
        id={id}
        className={`type-subject ${isBeside ? 'col-span-full self-start lg:sticky lg:top-28 lg:col-span-4' : 'mb-8'}`}
      >
        {title}
      </h2>
      <div className={isBeside ? 'col-span-full lg:col-span-7 lg:col-start-6' : undefined}>{children}</div>
    </section>
  );
}
