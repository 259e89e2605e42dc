import type { Link } from '../../../content/schema/fields/link';
import { type Blocks, linkLine } from '../nodes';
import { sectionHeading } from './section-heading';

interface ClosingBand {
  title: string;
  text?: string | undefined;
  link?: Link | undefined;
  primary: Link;
  secondary?: Link | undefined;
}

/** The call to action at the end of a page. */
export function closingBand({ primary, secondary, ...texts }: ClosingBand): Blocks {
  return [...sectionHeading(texts), ...linkLine(primary, secondary)];
}
