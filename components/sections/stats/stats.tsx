import type { SectionProps } from 'sitewright';
import { FiguresLink } from '../../ui/figures-link';
import { SectionFrame } from '../../ui/section-frame';
import { Tally } from '../../ui/tally';
import type { stats } from './schema';

/** The figures of a page, in parts: what we promise, what we measured, the market. */
export function Stats({ section, entry }: SectionProps<typeof stats>) {
  return (
    <SectionFrame section={section} heading="plain">
      <Tally figures={section.figures} page={entry.address} />
      <FiguresLink />
    </SectionFrame>
  );
}
