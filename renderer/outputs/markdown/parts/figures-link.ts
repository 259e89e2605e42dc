import { FIGURES_PAGE } from '../../../../components/ui/figures-link';
import type { Content } from '../../../content/schema/content';
import { type Blocks, linkLine } from '../nodes';

/** The way from figures to what they count, on a site that has that page. */
export function figuresLink({ entries, words }: Content): Blocks {
  return entries.has(FIGURES_PAGE) ? linkLine({ label: words.figures.link, href: FIGURES_PAGE }) : [];
}
