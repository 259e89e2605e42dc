import { NewsletterBox } from '../../ui/newsletter-box';
import type { SectionProps } from '../section-props';

/** The newsletter box. */
export function Newsletter({ section, entry }: SectionProps<'newsletter'>) {
  return <NewsletterBox id={section.id} title={section.title} text={section.text} page={entry.address} />;
}
