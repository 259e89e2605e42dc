import type { SectionProps } from '../../../renderer/content/schema/with-component';
import { SectionFrame } from '../../ui/section-frame';
import { StepList } from '../../ui/step-list';
import type { steps } from './schema';

/** Numbered steps. */
export function Steps({ section }: SectionProps<typeof steps>) {
  return (
    <SectionFrame section={section} heading="plain">
      <StepList items={section.items} />
    </SectionFrame>
  );
}
