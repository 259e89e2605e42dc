import { FIGURES_PAGE } from '../../../../components/ui/figures-link';
import type { Content } from '../../../content/schema/content';
import { type Blocks, linkLine } from '../nodes';

/** The link from figures to the page that explains them, if the site has it. */
export function figuresLink({ entries, words }: Content): Blocks {
  return entries.has(FIGURES_PAGE) ? linkLine({ label: words.figures.link, href: FIGURES_PAGE }) : [];
}
