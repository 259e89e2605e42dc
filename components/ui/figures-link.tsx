import { useContent, useList } from 'sitewright/react';
import { words } from '../model/lists/words';
import { TextLink } from './text-link';

/** The link from figures to their explanation, if the site has such a page. */
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

/** The address of the page that explains all figures, if there is one. */
const FIGURES_PAGE = '/figures';
