import { Icon } from '../../../../components/ui/icon';
import type { Row } from '../drawing';

/** A printed page of ruled rows, each after its number or icon. Rows that don't fit are left out. */
export function RowsSheet({ rows }: { rows: readonly Row[] }) {
  return (
    <div className="sheet">
      <div className="sheet-rows">
        {rows.map(({ mark, text }) => (
          <div key={text} className="sheet-row">
            <div className="sheet-mark">
              {typeof mark === 'number' ? mark : <Icon name={mark} className="sheet-icon" />}
            </div>
            <div className="sheet-text">{text}</div>
          </div>
        ))}
      </div>
    </div>
  );
}
