import type { SectionProps } from 'sitewright';
import { ClosingBand } from '../../ui/closing-band';
import type { cta } from './schema';

/** The closing band of a page. */
export function Cta({ section }: SectionProps<typeof cta>) {
  return <ClosingBand {...section} />;
}
