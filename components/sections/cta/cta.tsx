import { type SectionProps, sectionsOf } from 'sitewright';
import { ClosingBand } from '../../ui/closing-band';
import type { cta } from './schema';

/** The closing band of a page. After the form, which asks for the same, it is quiet. */
export function Cta({ section, entry }: SectionProps<typeof cta>) {
  const sections = sectionsOf(entry);
  const isQuiet = sections[sections.indexOf(section) - 1]?.type === 'contact';
  return <ClosingBand {...section} isQuiet={isQuiet} />;
}
