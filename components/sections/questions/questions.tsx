import { QuestionList } from '../../ui/question-list';
import { SectionFrame } from '../../ui/section-frame';
import type { SectionProps } from '../section-props';

/** Questions that buyers ask. */
export function Questions({ section }: SectionProps<'questions'>) {
  return (
    <SectionFrame section={section} heading="beside">
      <QuestionList items={section.items} />
    </SectionFrame>
  );
}
