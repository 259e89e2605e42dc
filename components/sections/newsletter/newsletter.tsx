import type { SectionProps } from 'sitewright';
import { NewsletterBox } from '../../ui/newsletter-box';
import type { newsletter } from './schema';

/** The newsletter box. */
export function Newsletter({ section, entry }: SectionProps<typeof newsletter>) {
  return <NewsletterBox id={section.id} title={section.title} text={section.text} page={entry.address} />;
}
