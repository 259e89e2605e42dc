import { NewsletterBox } from '../../ui/newsletter-box';
import type { SectionProps } from '../section-props';
import type { newsletter } from './schema';

/** The newsletter box. */
export function Newsletter({ section, entry }: SectionProps<typeof newsletter>) {
  return <NewsletterBox id={section.id} title={section.title} text={section.text} page={entry.address} />;
}
