import { ClosingBand } from '../../ui/closing-band';
import type { SectionProps } from '../section-props';

/** The closing band of a page. */
export function Cta({ section }: SectionProps<'cta'>) {
  return <ClosingBand {...section} />;
}
