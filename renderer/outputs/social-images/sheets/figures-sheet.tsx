import type { Figure } from '../drawing';

/** How many figures fit. */
const FIGURES = 4;

/** A printed page of values, each above its label. */
export function FiguresSheet({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="sheet">
      {figures.slice(0, FIGURES).map(({ value, label }) => (
        <div key={label} className="sheet-figure">
          <div className="sheet-value">{value}</div>
          <div className="sheet-label">{label}</div>
        </div>
      ))}
    </div>
  );
}
