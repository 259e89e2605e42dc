import { SectionFrame } from '../../ui/section-frame';
import { StepList } from '../../ui/step-list';
import type { SectionProps } from '../section-props';
import type { steps } from './schema';

/** What happens, in order. */
export function Steps({ section }: SectionProps<typeof steps>) {
  return (
    <SectionFrame section={section} heading="plain">
      <StepList items={section.items} />
    </SectionFrame>
  );
}
