import type { CoverName } from '../../../components/model/fields/cover';
import { covers } from './covers';

interface CoverProps {
  name: CoverName;
  /** Spans the page, at the top of the article. */
  isWide?: boolean;
}

/** The drawn cover of an article: its lines act out the title. Strokes are attributes, because social images have no stylesheet. */
export function Cover({ name, isWide = false }: CoverProps) {
  const { wide, ...drawing } = covers[name];
  const { lines, gate, go } = isWide ? { ...drawing, ...wide } : drawing;
  return (
    <svg
      viewBox={isWide ? '-116 42 632 126' : '0 0 400 210'}
      className={isWide ? 'cover cover-wide' : 'cover'}
      fill="none"
      aria-hidden="true"
    >
      <path d={lines} stroke="currentColor" strokeWidth="2" />
      {gate && <path className="gate" d={gate} stroke="currentColor" strokeWidth="3" />}
      {go && <path className="go" d={go} stroke="currentColor" strokeWidth="2" />}
    </svg>
  );
}
