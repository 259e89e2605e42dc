import { useContent } from '../content-context';
import { TextLink } from './text-link';

const FIGURES = '/figures';

/** The way from a ledger to what its figures count, on a site that has that page. */
export function FiguresLink() {
  const { entries, words } = useContent();
  if (!entries.has(FIGURES)) return null;
  return (
    <p className="mt-4">
      <TextLink href={FIGURES}>{words.figures.link}</TextLink>
    </p>
  );
}
