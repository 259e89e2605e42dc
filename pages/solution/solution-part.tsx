import type { ReactNode } from 'react';
import type { Entry } from 'sitewright';
import { useList } from 'sitewright/react';
import { words } from '../../components/model/lists/words';
import { ProseText } from '../../components/ui/prose';
import { QuestionList } from '../../components/ui/question-list';
import { SectionHeading } from '../../components/ui/section-heading';
import { StepList } from '../../components/ui/step-list';
import type { SolutionPart as Part } from './parts';
import type { solution } from './schema';

interface SolutionPartProps {
  part: Part;
  entry: Entry<typeof solution>;
  /** The body of the file. */
  body: ReactNode;
}

/** A part of a solution. Adjacent parts have different shapes. */
export function SolutionPart({ part, entry: { data }, body }: SolutionPartProps) {
  const labels = useList(words).solution;
  switch (part) {
    case 'text':
      return (
        <div className="frame band-l">
          <ProseText look="notes">{body}</ProseText>
        </div>
      );
    case 'gets':
      return (
        <section aria-labelledby="gets" className="frame band-l">
          <h2 id="gets" className="solution-chapter">
            {labels.gets}
          </h2>
          <ul className="line-up mt-4">
            {data.gets.map((item) => (
              <li className="border-t border-rule" key={item}>
                <p className="text-balance">{item}</p>
              </li>
            ))}
          </ul>
        </section>
      );
    case 'steps':
      return (
        <section aria-labelledby="steps" className="frame band-l">
          <h2 id="steps" className="solution-chapter mb-6 lg:mb-8">
            {data.stepsTitle ?? labels.steps}
          </h2>
          <StepList items={data.steps ?? []} />
        </section>
      );
    case 'questions':
      return (
        <section aria-labelledby="questions" className="frame cols band-l">
          <SectionHeading id="questions" title={data.questionsTitle ?? labels.questions} rank="note" />
          <QuestionList items={data.questions} />
        </section>
      );
  }
}
