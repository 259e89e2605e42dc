import type { Link } from '../../../content/schema/fields/link';
import { type Blocks, heading, linkLine, optional } from '../nodes';

export interface SectionHeading {
  title: string;
  text?: string | undefined;
  link?: Link | undefined;
}

/** The heading of a section, the sentence under it, and the link that goes with it. */
export function sectionHeading({ title, text, link }: SectionHeading): Blocks {
  return [heading(2, title), ...optional(text), ...linkLine(link)];
}
