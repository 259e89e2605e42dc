import { words } from '../../pages/lists/words';
import { useContent, useList } from '../../renderer/react/content-context';
import { TextLink } from './text-link';

/** The link from figures to the page that explains them, if the site has it. */
export function FiguresLink() {
  const { pageAt } = useContent();
  const labels = useList(words);
  if (!pageAt(FIGURES_PAGE)) return null;
  return (
    <p className="mt-2 md:mt-4">
      <TextLink href={FIGURES_PAGE}>{labels.figures.link}</TextLink>
    </p>
  );
}

/** The address of the page that explains all figures, if the site has it. */
const FIGURES_PAGE = '/figures';
