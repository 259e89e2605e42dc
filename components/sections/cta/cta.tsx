import type { SectionProps } from '../../../renderer/content/schema/with-component';
import { ClosingBand } from '../../ui/closing-band';
import type { cta } from './schema';

/** The closing band of a page. */
export function Cta({ section }: SectionProps<typeof cta>) {
  return <ClosingBand {...section} />;
}
