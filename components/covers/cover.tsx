import type { CoverName } from '../../pages/fields/cover';
import { covers } from './covers';

interface CoverProps {
  name: CoverName;
  /** Over the whole width of the article itself. */
  isWide?: boolean;
}

/** The drawn cover of an article: its lines act out the title, which says the same. Social images know no styles of lines. */
export function Cover({ name, isWide = false }: CoverProps) {
  const { lines, gate, go, goWide = go } = covers[name];
  const away = isWide ? goWide : go;
  return (
    <svg viewBox={isWide ? '-116 0 632 210' : '0 0 400 210'} className="cover" fill="none" aria-hidden="true">
      <path d={lines} stroke="currentColor" strokeWidth="2" />
      {gate && <path className="gate" d={gate} stroke="currentColor" strokeWidth="3" />}
      {away && <path className="go" d={away} stroke="currentColor" strokeWidth="2" />}
    </svg>
  );
}
