import type { SectionProps } from 'sitewright';
import { QuestionList } from '../../ui/question-list';
import { SectionFrame } from '../../ui/section-frame';
import type { questions } from './schema';

/** Questions that buyers ask. */
export function Questions({ section }: SectionProps<typeof questions>) {
  return (
    <SectionFrame section={section} heading="note">
      <QuestionList items={section.items} />
    </SectionFrame>
  );
}
