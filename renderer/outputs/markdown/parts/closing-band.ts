import type { Link } from '../../../content/schema/fields/link';
import { type Blocks, linkLine } from '../nodes';
import { type SectionHeading, sectionHeading } from './section-heading';

interface ClosingBand extends SectionHeading {
  primary: Link;
  secondary?: Link | undefined;
}

/** The call to action at the end of a page. */
export function closingBand({ primary, secondary, ...texts }: ClosingBand): Blocks {
  return [...sectionHeading(texts), ...linkLine(primary, secondary)];
}
