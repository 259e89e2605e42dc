import { useContent } from '../content-context';
import { TextLink } from './text-link';

/** The link from figures to the page that explains them, if the site has it. */
export function FiguresLink() {
  const { entries, words } = useContent();
  if (!entries.has(FIGURES_PAGE)) return null;
  return (
    <p className="mt-4">
      <TextLink href={FIGURES_PAGE}>{words.figures.link}</TextLink>
    </p>
  );
}

/** The address of the page that explains all figures, if the site has it. */
const FIGURES_PAGE = '/figures';
