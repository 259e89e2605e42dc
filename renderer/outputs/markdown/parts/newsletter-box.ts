import type { AnyEntry, Content } from '../../../content/schema/content';
import type { Blocks } from '../nodes';
import { formLink } from './form-link';
import { sectionHeading } from './section-heading';

interface NewsletterBox {
  id?: string | undefined;
  title: string;
  text?: string | undefined;
}

/** The offer of the newsletter, and a link to its form. */
export function newsletterBox({ id, title, text }: NewsletterBox, entry: AnyEntry, { words }: Content): Blocks {
  return [...sectionHeading({ title, text }), ...formLink(words.newsletter.submit, id, entry)];
}
