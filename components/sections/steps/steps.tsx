import type { SectionProps } from 'sitewright';
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
