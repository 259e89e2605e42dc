import { useContent } from '../content-context';
import { TextLink } from './text-link';

/** The way from a ledger to what its figures count, on a site that has that page. */
export function FiguresLink() {
  const { entries, words } = useContent();
  if (!entries.has(FIGURES_PAGE)) return null;
  return (
    <p className="mt-4">
      <TextLink href={FIGURES_PAGE}>{words.figures.link}</TextLink>
    </p>
  );
}

/** The address of the page that lists all figures, on a site that has it. */
export const FIGURES_PAGE = '/figures';
