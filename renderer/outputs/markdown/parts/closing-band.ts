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

/** What a page asks of its readers in the end. */
export function closingBand({ primary, secondary, ...texts }: ClosingBand): Blocks {
  return [...sectionHeading(texts), ...linkLine(primary, secondary)];
}
