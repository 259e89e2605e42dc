import { Children, cloneElement, type ReactNode } from 'react';
import { amountIn } from './amount-in';
import { Length } from './length';
import { type Part, partsOf } from './prose-table';
import { ScrollingTable, textsOf } from './scrolling-table';

/** A table of amounts in one unit, each with a line of proportional length, or a dotted line if there is no number. */
export function Lengths({ children }: { children?: ReactNode }) {
  const [head, ...bodies] = partsOf(children);
  const rows = bodies.flatMap(partsOf);
  const amounts = rows.map((row) => amountIn(textsOf(partsOf(row).at(-1)).join(' ')));
  const longest = Math.max(0, ...amounts.map((amount) => amount ?? 0));
  if (!head || longest === 0) return children;
  return (
    <ScrollingTable className="lengths">
      {head}
      <tbody>{rows.map((row, index) => withLine(row, (amounts[index] ?? 0) / longest))}</tbody>
    </ScrollingTable>
  );
}

/** The row, with a line below the amount in its last cell. */
function withLine(row: Part, part: number): Part {
  const cells = partsOf(row);
  const last = cells.pop();
  if (!last) return row;
  const line = (
    <div data-md="skip">
      {part > 0 ? <Length stretches={[{ from: 0, to: part * LONGEST }]} /> : <Length stretches={[]} look="blocks" />}
    </div>
  );
  return cloneElement(row, {}, [...cells, cloneElement(last, {}, ...Children.toArray(last.props.children), line)]);
}

/** Leaves room for the curl. */
const LONGEST = 0.94;
