import type { CoverName } from '../../renderer/content/schema/fields/cover';
import { covers } from './covers';

interface CoverProps {
  name: CoverName;
  /** Over the whole width of the article itself. */
  isWide?: boolean;
}

/** The drawn cover of an article: its lines act out the title, which says the same. */
export function Cover({ name, isWide = false }: CoverProps) {
  const { lines, gate, go } = covers[name];
  return (
    <svg viewBox={isWide ? '-116 0 632 210' : '0 0 400 210'} className="cover" aria-hidden="true">
      <path d={lines} />
      {gate && <path className="gate" d={gate} />}
      {go && <path className="go" d={go} />}
    </svg>
  );
}
